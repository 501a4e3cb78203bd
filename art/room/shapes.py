"""Where something is in a picture, as 0..1 for every pixel, and when; positions are pixels."""
import cv2
import numpy as np


def ease(x):
    """0 below 0, 1 above 1, and between them a slow start and end."""
    x = np.clip(x, 0, 1)
    return x * x * (3 - 2 * x)


def pulse(t, start, attack, hold, release):
    """0..1..0 once: seconds of attack, hold and release from start."""
    return ease((t - start) / attack) * (1 - ease((t - start - attack - hold) / release))


def soft_ellipse(X, Y, c, r, turn=0, core=.25):
    """1 in the middle, eased to 0 at the ellipse's edge."""
    a = np.deg2rad(turn)
    x, y = X - c[0], Y - c[1]
    u = np.hypot((x * np.cos(a) + y * np.sin(a)) / r[0], (-x * np.sin(a) + y * np.cos(a)) / r[1])
    return ease((1 - u) / (1 - core))


def area(shape, points):
    """1 within the outline through the points, in a picture of this shape (rows, columns)."""
    return cv2.fillPoly(np.zeros(shape, np.float32), [np.round(points).astype(np.int32)], 1)


def even(a, weight, sigma):
    """a blurred by sigma px, made of what has weight only."""
    blur = lambda x: cv2.GaussianBlur(x, (0, 0), sigma)
    return blur(a * weight[..., None]) / np.maximum(blur(weight), 1e-4)[..., None]


def covered(mask):
    """How much of each pixel of a mask (render.py) is wool."""
    return np.clip(mask[..., 1:].sum(2), 0, 1)
