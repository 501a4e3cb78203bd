"""Denoise and develop a render without any external denoiser.

`denoise()` is a dual-buffer joint non-local means filter (after Rousselle et al. 2012): the picture was rendered
twice with different seeds, so the noise variance is measured, not guessed; weights found in one half are applied to
the other. Albedo, normal and depth passes keep edges; the albedo is divided out first, so that wood grain, cloth
and wool colour are never blurred. Needs numpy and OpenCV (Debian: python3-opencv).
"""
import numpy as np
import cv2


def _shift(a, dy, dx):
    return np.roll(a, (dy, dx), (0, 1))


def denoise(c1, c2, albedo, normal, depth, radius=6, k=.75, patch=2, fur_keep=.45, far=(7.9, 8.3)):
    """c1, c2: (h, w, 3) linear halves; albedo, normal (h, w, 3), depth (h, w): feature passes, each a pair of halves.
    radius: search radius in px; k: strength; fur_keep 0..1: how much of the unfiltered fibre detail stays.
    far: from here on the room is out of focus: no fibres to keep, and the albedo is too noisy to divide by.
    Returns the clean linear picture."""
    f32 = np.float32
    pairs = [tuple(x.astype(f32) for x in p) for p in (np.clip(albedo, 0, 4), normal, np.log(np.clip(depth, .1, 60))[..., None])]
    alb = (pairs[0][0] + pairs[0][1]) / 2
    lum = alb.mean(2, keepdims=True)
    back = np.clip((np.exp(cv2.medianBlur(np.ascontiguousarray((pairs[2][0] + pairs[2][1])[..., 0] / 2), 5)) - far[0]) / (far[1] - far[0]), 0, 1)
    lit = np.clip((lum - .008) / .04, 0, 1)                             # black things (pupils, noses) are not divided; no step between
    lit = lit * lit * (3 - 2 * lit)
    dem = (1 + lit * (np.maximum(alb, .02) - 1)).astype(f32)
    dem = dem * (1 - back[..., None]) + back[..., None]
    a, b = (np.clip(c / dem, 0, 30).astype(f32) for c in (c1, c2))
    a, b = despeckle(a, b), despeckle(b, a)
    la, lb = np.log1p(a * 4), np.log1p(b * 4)                          # weights in a perceptual scale
    box = lambda x, r: cv2.blur(x, (2 * r + 1, 2 * r + 1))
    var = box(((la - lb) ** 2) / 2, 3) + 1e-5                          # variance of one half
    # features, a little smoothed, each with its own noise: a difference that is only noise must not count as an edge
    feats = []
    for (p, q), s in zip(pairs, (.055, .16, .02)):
        p, q = (cv2.GaussianBlur(x, (0, 0), .7).reshape(x.shape) for x in (p, q))
        fv = box(((p - q) ** 2).sum(2) / 4, 2) * back
        feats.append(((p + q) / 2, s, fv))
    # fibre mask: fine albedo contrast relative to its level
    al = lum[..., 0]
    det = np.sqrt(np.maximum(box((al - box(al, 2)) ** 2, 3), 0)) / (box(al, 3) + .05)
    fur = np.clip((det - .035) / .06, 0, 1) * (1 - back)
    acc = [np.zeros_like(a), np.zeros_like(b)]
    ws = [np.zeros(a.shape[:2], f32), np.zeros(a.shape[:2], f32)]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dy * dy + dx * dx > radius * radius + 1:
                continue
            df = np.zeros(a.shape[:2], f32)
            for f, s, fv in feats:
                fs = _shift(fv, dy, dx)
                df = np.maximum(df, (((f - _shift(f, dy, dx)) ** 2).sum(2) - fv - np.minimum(fv, fs)) / (s * s + .6 * (fv + fs)))
            vs = _shift(var, dy, dx)
            w = []
            for x in (la, lb):
                d2 = ((x - _shift(x, dy, dx)) ** 2 - (var + np.minimum(var, vs))) / (1e-6 + k * k * (var + vs))
                w.append(np.exp(-np.maximum(np.maximum(box(d2.mean(2), patch), df), 0)))
            for i, (x, ww) in enumerate(((a, w[1]), (b, w[0]))):
                acc[i] += _shift(x, dy, dx) * ww[..., None]
                ws[i] += ww
    out = (acc[0] / ws[0][..., None] + acc[1] / ws[1][..., None]) / 2
    keep = (fur * fur_keep)[..., None]
    out = out * (1 - keep) + (a + b) / 2 * keep
    return out * dem


def despeckle(x, other):
    """Pull single bright samples (fireflies) back to the neighbourhood."""
    med = np.stack([cv2.medianBlur(np.ascontiguousarray(x[..., i]), 5) for i in range(3)], 2)
    hi = np.maximum(med, np.minimum(med * 2.2 + .15, other * 1.6 + .1))
    hi = np.maximum(hi, med * 1.8 + .12)
    return np.minimum(x, hi)


def bloom(c, amount=.06):
    """Soft glow around lamp, window and sunlit wool (linear)."""
    h = c.shape[0]
    hot = np.maximum(c - .9, 0).astype(np.float32)
    hot = np.minimum(hot, 4)
    g = cv2.GaussianBlur(hot, (0, 0), h * .012) * .6 + cv2.GaussianBlur(hot, (0, 0), h * .045) * .4
    return c + g * amount * 5


def emitter(c, depth, near=6.1, power=1.5):
    """Light of the camera's own infrared ring (linear): brightest close to the lens and in the middle of its beam.
    depth (h, w) in units; near: where nothing is taken away; power: how fast it falls behind that."""
    h, w = depth.shape
    d = cv2.GaussianBlur(cv2.medianBlur(np.ascontiguousarray(depth, np.float32), 5), (0, 0), h * .004)
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x - w * .52) / (w * .52), (y - h * .72) / (h * .66))
    return c * ((near / np.clip(d, near * .8, 60)) ** power * (.42 + .95 * np.exp(-1.15 * r * r)))[..., None]


def infrared(rgb, seed=2):
    """Display-referred grade of the night camera: monochrome with a faint cool cast, lifted blacks, vignette and light
    sensor grain, stronger in the dark. rgb 0..1 in, 0..1 out."""
    h, w = rgb.shape[:2]
    g = rgb @ np.array([.5, .35, .15])            # infrared likes warm coats
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x - w * .5) / (w * .5), (y - h * .55) / (h * .5))
    g = g * (1 - .55 * np.clip(r - .35, 0, 1) ** 1.5)
    g = np.clip(1.06 * g, 0, 1)
    g = .045 + .92 * (.55 * g + .45 * g * g * (3 - 2 * g))     # lifted blacks, a little contrast
    n = cv2.GaussianBlur(np.random.default_rng(seed).normal(0, 1, (h, w)), (0, 0), h / 1500)
    g = g + n / n.std() * .011 * (1.15 - g)
    return np.clip(g[..., None] * np.array([.965, 1.0, .992]), 0, 1)


def vignette(rgb, amount=.10):
    h, w = rgb.shape[:2]
    y, x = np.mgrid[0:h, 0:w]
    r = np.hypot((x - w * .5) / (w * .5), (y - h * .5) / (h * .5))
    return rgb * (1 - amount * np.clip(r - .55, 0, 1)[..., None] ** 1.5)
