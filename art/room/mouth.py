"""A mouth: its tongue taken off a picture or painted on one, and a yawn. Pictures are arrays of blue, green, red (and alpha), 0..1;
positions are pixels of the 1600 x 1200 still.
"""
import cv2
import numpy as np
from shapes import area, soft_ellipse

MOUTH = (.07, .08, .20)         # its inside, blue, green, red


def closed(picture, tongue):
    """How much of each pixel the tongue that is out covers, and the picture without it: of the colour of what lies around
    its outline (but not of what is `apart`), with the fibres of `wool`, so far to the right and down, and the mouth's lines."""
    h, w = picture.shape[:2]
    out = area((h, w), tongue['outline'])
    line = np.zeros_like(out)
    cv2.polylines(line, [np.array(p) for p in tongue.get('mouths', ())], False, 1, 3, cv2.LINE_AA)
    around = 1 - cv2.dilate(np.max([area((h, w), p) for p in (tongue['outline'], *tongue['apart'])], 0), np.ones((7, 7)))[..., None]
    blur = lambda img: cv2.GaussianBlur(img, (0, 0), 12).reshape(h, w, -1)
    fibres = np.roll(picture - cv2.GaussianBlur(picture, (0, 0), 2.5), -np.array(tongue['wool'])[::-1], (0, 1)).clip(-.06, .03)     # no edge of a collar or a lip
    shut = blur(picture * around) / np.maximum(blur(around), 1e-6) + fibres
    shut = shut * (1 - .75 * cv2.GaussianBlur(line, (0, 0), .9)[..., None] * (.75, .80, .55))
    return cv2.GaussianBlur(cv2.dilate(np.maximum(out, line > 0), np.ones((5, 5))), (0, 0), 1), shut


def licked(picture, tongue, degrees, out=1):
    """The picture with the tongue painted on it, `degrees` to the right of straight down, out by 0..1 of its length."""
    if out <= 0:
        return picture
    (x, y), long, wide = tongue['root'], max(out * tongue['length'], 1), tongue['width']
    r = int(long + wide)
    at = np.s_[y - r:y + r, x - r:x + r]
    Y, X = np.mgrid[-r:r, -r:r].astype(np.float32)
    a = np.deg2rad(degrees)
    along, across = X * np.sin(a) + Y * np.cos(a), X * np.cos(a) - Y * np.sin(a)
    oval = lambda u, v, ru, rv, soft=1.6: np.clip((1 - np.hypot(u / ru, v / rv)) * min(ru, rv) / soft + .5, 0, 1)[..., None]
    gap = oval(Y - 1, X, 4.5 * min(1, 2 * out) + .5, wide * .56)
    shape = oval(along - .42 * long, across, .60 * long + 1, wide / 2) * np.clip(Y + 3, 0, 1)[..., None]
    shadow = .34 * oval(along - .42 * long - 5, across - 1, .60 * long + 3, wide / 2 + 2, 9)
    groove = .11 * np.exp(-(across / 1.5) ** 2) * np.clip((.8 * long - along) / 8, 0, 1)
    shade = 1 - groove - .34 * np.exp(-((along - 1) / 5) ** 2) - .16 * (2 * across / wide) ** 2
    part = picture[at][..., :3]
    part = part * (1 - shadow) * (1 - .9 * gap) + np.float32(MOUTH) * .9 * gap
    part = part * (1 - shape) + np.float32(tongue['colour']) * shade[..., None] * shape
    picture = picture.copy()
    picture[at] = np.concatenate((part, picture[at][..., 3:]), 2)
    return picture


def yawned(picture, mouth, k):
    """The picture with the mouth open by k, 0..1: its chin comes down from its line, over throat and chest, and shows the tongue."""
    if k <= 0:
        return picture
    (left, right), (cx, cy), (rx, ry), drop = (mouth['line'][0], mouth['line'][-1]), mouth['chin'], mouth['radii'], k * mouth['drop']
    x0, x1, y0, y1 = int(cx - 2 * rx), int(cx + 2 * rx), int(cy - 3 * ry), int(cy + 3 * ry + mouth['drop'])
    at = np.s_[y0:y1, x0:x1]
    Y, X = np.mgrid[y0:y1, x0:x1].astype(np.float32)
    was = picture[at]
    across = np.clip(2 * (X - left[0]) / (right[0] - left[0]) - 1, -1, 1)
    down = drop * np.sqrt(1 - np.abs(across) ** 2.6)                       # rounded below, zero at the corners
    line = np.interp(X[0], *zip(*mouth['line'])).astype(np.float32)[None]
    below = lambda edge, soft=1.4: np.clip((Y - edge) / soft + .5, 0, 1)[..., None]
    chin = soft_ellipse(X, Y - down, (cx, cy), (rx, ry), core=.72)[..., None]
    shadow = soft_ellipse(X, Y - down - 7, (cx, cy), (rx * 1.25, ry * 1.35), core=.2)[..., None] * below(line)
    chest = was * np.concatenate((np.repeat(1 - .5 * k * shadow, 3, 2), np.ones_like(shadow)), 2)
    moved = cv2.remap(was, X - x0, Y - y0 - down, cv2.INTER_CUBIC, borderMode=cv2.BORDER_REPLICATE)
    chest = chest * (1 - chin) + moved * chin
    throat = 1.7 * np.float32(MOUTH) * (1 - .5 * soft_ellipse(X, Y, (cx, line.mean() + 6), (rx * .7, 12), core=0)[..., None])
    tongue = soft_ellipse(X, Y, (cx, line.mean() + drop * 1.02), (rx * .62, drop * .62), core=.78)[..., None]
    inside = throat * (1 - tongue) + np.float32(mouth['colour']) * tongue * (1 - .25 * below(line + down - 7, 9))
    inside = np.concatenate((inside, np.ones_like(chin)), 2)
    opened = below(line) * (1 - below(line + down)) * (down > .7)[..., None]
    picture = picture.copy()
    picture[at] = (was * (1 - below(line)) + chest * below(line)) * (1 - opened) + inside * opened
    return picture
