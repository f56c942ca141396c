"""From torch to plain numbers."""

from __future__ import annotations

import numpy as np
from torch import nn

from .network import Layer


def layers_of(module: nn.Module) -> list[Layer]:
    """The linear layers of a module in the order they stand in."""
    return [
        (part.weight.detach().numpy().astype(np.float32), part.bias.detach().numpy().astype(np.float32))
        for part in module.modules()
        if isinstance(part, nn.Linear)
    ]


def perceptron(size: int, hidden: tuple[int, ...], actions: int) -> nn.Sequential:
    parts: list[nn.Module] = []
    for width in hidden:
        parts += [nn.Linear(size, width), nn.ReLU()]
        size = width
    return nn.Sequential(*parts, nn.Linear(size, actions))
