"""A leg that is lifted, as render.py made it step by step (`poses`): put into a loop's layers before they are warped."""
import numpy as np
from shapes import ease

EDGE = 14         # px over which the box passes into what is around it


def unmixed(picture, alpha, plate):
    """The wool in a picture, premultiplied, without the room behind it. All coats are warm: another hue in thin hair is the
    plate's fault."""
    wool = picture - (1 - alpha) * plate
    blue, green, red = np.moveaxis(wool, 2, 0)
    warm = np.dstack((np.minimum(blue, green), green, np.maximum(red, green)))
    return np.where(alpha < .9, warm, wool)


class Poses:
    """pictures, masks, behind: the steps of the leg within the plan's box, one below the other."""

    def __init__(self, plan, pictures, masks, behind):
        self.plan = plan
        x0, y0, x1, y1 = plan['box']
        self.at = np.s_[y0:y1, x0:x1]
        self.steps = []
        for picture, mask, plate in zip(*(np.split(strip, plan['steps']) for strip in (pictures, masks, behind))):
            alpha = np.clip(mask[..., 1] + mask[..., 2], 0, 1)[..., None]
            self.steps.append((np.dstack((unmixed(picture, alpha, plate).clip(0, np.where(alpha < .3, alpha, 1)), alpha)), plate))
        x, y = (ease(np.minimum(np.arange(n), np.arange(n)[::-1]) / EDGE) for n in (x1 - x0, y1 - y0))
        self.within = (y[:, None] * x)[..., None].astype(np.float32)

    def step(self, frame, fps):
        """Which step is seen in a frame, 0 none: up, held, and down as it came."""
        for start, held in self.plan['at']:
            since = frame - round(start * fps)
            n = min(since, round(held * fps) + 2 * len(self.steps) - since, len(self.steps))
            if n > 0:
                return n
        return 0

    def put(self, wool, room, frame, fps):
        """Wool and the room behind it with the leg where it is in this frame."""
        n = self.step(frame, fps)
        if not n:
            return wool, room
        layers = wool.copy(), room.copy()
        for layer, seen in zip(layers, self.steps[n - 1]):
            layer[self.at] = layer[self.at] * (1 - self.within) + seen * self.within
        return layers
