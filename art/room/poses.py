"""A guest on its way to another pose: render.py rendered it step by step (`poses`), and this puts the steps into a film's layers before
they are warped."""
import cv2
import numpy as np
from shapes import covered, ease, even, pulse

EDGE = 14         # px over which the box fades into the picture around it
NEAR = 5          # px over which a movement is even
FLOW = cv2.DISOpticalFlow_create(cv2.DISOPTICAL_FLOW_PRESET_MEDIUM)


def unmixed(picture, alpha, plate):
    """The wool in a picture, premultiplied, without the room behind it. All coats are warm: another hue in thin hair is an error of the
    plate, the room behind."""
    wool = picture - (1 - alpha) * plate
    blue, green, red = np.moveaxis(wool, 2, 0)
    warm = np.dstack((np.minimum(blue, green), green, np.maximum(red, green)))
    return np.where(alpha < .9, warm, wool)


def flow(a, b):
    """How far each pixel of a has moved to the right and down in b (height, width, 2), px. Both are wool, premultiplied, and its
    coverage; pixels beside the wool move with it."""
    grey = [cv2.cvtColor(np.round(layer[..., :3].clip(0, 1) * 255).astype(np.uint8), cv2.COLOR_BGR2GRAY) for layer in (a, b)]
    return even(FLOW.calc(*grey, None), np.where(a[..., 3] > .9, 1, 1e-3).astype(np.float32), NEAR)


def moved(layer, by):
    """The layer with each pixel taken from `by` (height, width, 2), px, farther to the right and down."""
    y, x = np.mgrid[:layer.shape[0], :layer.shape[1]].astype(np.float32)
    return cv2.remap(layer, x + by[..., 0], y + by[..., 1], cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)


class Poses:
    """pictures, masks, behind: the steps within the plan's box, one below the other."""

    def __init__(self, plan, pictures, masks, behind):
        self.plan = plan
        x0, y0, x1, y1 = plan['box']
        self.at = np.s_[y0:y1, x0:x1]
        self.steps, self.ways = [], {}
        for picture, mask, plate in zip(*(np.split(strip, plan['steps']) for strip in (pictures, masks, behind))):
            alpha = covered(mask)[..., None]
            self.steps.append((np.dstack((unmixed(picture, alpha, plate).clip(0, np.where(alpha < .3, alpha, 1)), alpha)), plate))
        x, y = (ease(np.minimum(np.arange(n), np.arange(n)[::-1]) / EDGE) for n in (x1 - x0, y1 - y0))
        self.within = (y[:, None] * x)[..., None].astype(np.float32)

    def step(self, frame, fps):
        """How many steps it has gone in a frame: up, held, and down as it came; while it is held, `shakes` take it part of the way back."""
        steps, each = len(self.steps), self.plan['each']
        for start, held in self.plan['at']:
            since = frame - round(start * fps)
            n = min(since, round(held * fps) + 2 * steps * each - since, steps * each) / each
            if n > 0:
                return n - sum(back * pulse(frame / fps, at, *self.plan['shake']) for at, back in self.plan.get('shakes', ()))
        return 0

    def between(self, steps, n):
        """Wool and room after n steps, of which n may have a part."""
        i, part = int(n), n % 1
        if not part:
            return steps[i]
        (wool, room), (later, room_later) = steps[i:i + 2]
        if i not in self.ways:
            self.ways[i] = flow(later, wool), flow(wool, later)
        back, on = self.ways[i]
        seen = moved(wool, part * back) if part < .5 else moved(later, (1 - part) * on)
        return seen, room + part * (room_later - room)

    def put(self, wool, room, frame, fps):
        """Wool and the room behind it with the guest where it is in this frame."""
        n = self.step(frame, fps)
        if not n:
            return wool, room
        layers = wool.copy(), room.copy()
        there = self.between([(wool[self.at], room[self.at]), *self.steps], n)
        for layer, seen in zip(layers, there):
            layer[self.at] = layer[self.at] * (1 - self.within) + seen * self.within
        return layers
