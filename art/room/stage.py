"""The hotel room: shell, window and garden, furniture, props, lights, camera. Units: scene units, z = 0 is the floor.

Back wall at y = 2, camera at y = -6.6. Everything is built by small functions so that single props can be reused
for vignettes. Light and sky come from one HOUR dict (see hours.py).
"""
import math
import bpy
import numpy as np
from animals import plain, ball, thread, set_matrix, rot
from felt import Field, grow, srgb_to_linear, unit

R = math.radians
WALL_Y = 2.0
WIN = dict(x0=-1.72, x1=-.12, z0=1.42, z1=3.3)       # window opening
TEAL, TERRA, MUSTARD, PLASTER = '#2f6a6e', '#c9714e', '#dba43c', '#ecd9bd'


# ---------------------------------------------------------------- node helpers
class Nodes:
    """Terse node building: n = Nodes(material); n('TexNoise', Scale=4) ..."""

    def __init__(self, name):
        self.m = bpy.data.materials.new(name)
        self.m.use_nodes = True
        self.nt = self.m.node_tree
        self.b = self.nt.nodes['Principled BSDF']

    def __call__(self, kind, **kw):
        n = self.nt.nodes.new('ShaderNode' + kind)
        for k, v in kw.items():
            if hasattr(n, k) and not k[0].isupper():
                setattr(n, k, v)
            else:
                n.inputs[k.replace('_', ' ')].default_value = v
        return n

    def link(self, a, b):
        self.nt.links.new(a, b)

    def ramp(self, fac, stops):
        r = self('ValToRGB')
        e = r.color_ramp.elements
        while len(e) < len(stops):
            e.new(.5)
        for el, (p, c) in zip(e, stops):
            el.position, el.color = p, (*srgb_to_linear(c), 1)
        self.link(fac, r.inputs[0])
        return r.outputs[0]

    def bump(self, height, strength, dist=.01):
        b = self('Bump', Strength=strength, Distance=dist)
        self.link(height, b.inputs['Height'])
        self.link(b.outputs[0], self.b.inputs['Normal'])

    def coords(self, scale=(1, 1, 1), random_offset=False):
        tc = self('TexCoord')
        mp = self('Mapping')
        mp.inputs['Scale'].default_value = scale
        self.link(tc.outputs['Object'], mp.inputs['Vector'])
        if random_offset:
            oi = self('ObjectInfo')
            mu = self('Math', operation='MULTIPLY')
            mu.inputs[1].default_value = 53
            self.link(oi.outputs['Random'], mu.inputs[0])
            self.link(mu.outputs[0], mp.inputs['Location'])
        return mp.outputs[0]


def wood(name, stops=(('#5f3b20'), ('#a06c3e'), ('#c79862')), rough=.42, along='y'):
    """Oak: long noise along the grain, fine pores, per-plank offset and tint."""
    n = Nodes(name)
    s = dict(x=(1.1, 14, 14), y=(14, 1.1, 14), z=(14, 14, 1.1))[along]
    co = n.coords(s, True)
    big = n('TexNoise', Scale=.9, Detail=5, Roughness=.6, Distortion=1.1)
    fine = n('TexNoise', Scale=5.5, Detail=6, Roughness=.7)
    n.link(co, big.inputs['Vector'])
    n.link(co, fine.inputs['Vector'])
    mix = n('MixRGB', blend_type='MIX', Fac=.42)
    n.link(big.outputs['Fac'], mix.inputs[1])
    n.link(fine.outputs['Fac'], mix.inputs[2])
    col = n.ramp(mix.outputs[0], [(.30, stops[0]), (.47, stops[1]), (.64, stops[2])])
    oi = n('ObjectInfo')
    hs = n('HueSaturation', Saturation=.95)
    mr = n('MapRange')
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = .80, 1.18
    n.link(oi.outputs['Random'], mr.inputs['Value'])
    n.link(mr.outputs[0], hs.inputs['Value'])
    n.link(col, hs.inputs['Color'])
    n.link(hs.outputs[0], n.b.inputs['Base Color'])
    n.b.inputs['Roughness'].default_value = rough
    n.b.inputs['Specular'].default_value = .35
    n.bump(fine.outputs['Fac'], .22, .008)
    return n.m


def plaster():
    n = Nodes('plaster')
    co = n.coords()
    a = n('TexNoise', Scale=2.2, Detail=5, Roughness=.6)
    b = n('TexNoise', Scale=22, Detail=8, Roughness=.65)
    n.link(co, a.inputs['Vector'])
    n.link(co, b.inputs['Vector'])
    n.link(n.ramp(a.outputs['Fac'], [(.3, '#e4cfb2'), (.7, '#f0dfc6')]), n.b.inputs['Base Color'])
    n.b.inputs['Roughness'].default_value = .95
    n.b.inputs['Specular'].default_value = .1
    n.bump(b.outputs['Fac'], .30, .02)
    return n.m


def cloth(name, color, scale=70, strength=.5, rough=1, sheen=.4, trans=0):
    """Woven cloth: two crossed waves as threads, slubby colour."""
    n = Nodes(name)
    co = n.coords()
    w = []
    for d in ('X', 'Z'):
        t = n('TexWave', wave_type='BANDS', bands_direction=d, Scale=scale, Distortion=1.5, Detail=2)
        t.inputs['Detail Scale'].default_value = 3
        n.link(co, t.inputs['Vector'])
        w.append(t.outputs['Fac'])
    mx = n('Math', operation='ADD')
    n.link(w[0], mx.inputs[0])
    n.link(w[1], mx.inputs[1])
    nz = n('TexNoise', Scale=9, Detail=5)
    n.link(co, nz.inputs['Vector'])
    hs = n('HueSaturation')
    hs.inputs['Color'].default_value = (*srgb_to_linear(color), 1)
    mr = n('MapRange')
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = .78, 1.18
    n.link(nz.outputs['Fac'], mr.inputs['Value'])
    n.link(mr.outputs[0], hs.inputs['Value'])
    n.link(hs.outputs[0], n.b.inputs['Base Color'])
    n.b.inputs['Roughness'].default_value = rough
    n.b.inputs['Specular'].default_value = .1
    n.b.inputs['Sheen'].default_value = sheen
    n.bump(mx.outputs[0], strength, .006)
    if trans:
        tl = n('BsdfTranslucent')
        tl.inputs[0].default_value = (*srgb_to_linear(color), 1)
        ms = n('MixShader')
        ms.inputs[0].default_value = trans
        out = n.nt.nodes['Material Output']
        n.link(n.b.outputs[0], ms.inputs[1])
        n.link(tl.outputs[0], ms.inputs[2])
        n.link(ms.outputs[0], out.inputs[0])
    return n.m


def paint(name, color, rough=.45):
    """Painted wood: faint brush streaks."""
    n = Nodes(name)
    co = n.coords((9, 9, 1.2))
    a = n('TexNoise', Scale=3, Detail=5)
    n.link(co, a.inputs['Vector'])
    hs = n('HueSaturation')
    hs.inputs['Color'].default_value = (*srgb_to_linear(color), 1)
    mr = n('MapRange')
    mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = .88, 1.10
    n.link(a.outputs['Fac'], mr.inputs['Value'])
    n.link(mr.outputs[0], hs.inputs['Value'])
    n.link(hs.outputs[0], n.b.inputs['Base Color'])
    n.b.inputs['Roughness'].default_value = rough
    n.b.inputs['Specular'].default_value = .3
    n.bump(a.outputs['Fac'], .12, .01)
    return n.m


def metal(name, color, rough=.28):
    m = plain(name, color, rough, .6)
    m.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    return m


# ---------------------------------------------------------------- mesh helpers
def link(me, name, m):
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    if m:
        me.materials.append(m)
    return o


def box(c, size, m, bevel=.02, name='box', rotz=0):
    x, y, z = np.array(size) / 2
    v = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    o = link(me, name, m)
    o.location = c
    o.rotation_euler = (0, 0, R(rotz))
    if bevel:
        b = o.modifiers.new('bevel', 'BEVEL')
        b.width, b.segments = bevel, 3
        me.polygons.foreach_set('use_smooth', [True] * 6)
        me.use_auto_smooth = True
    return o


def lathe(profile, c, m, name='lathe', seg=72, scale=(1, 1)):
    """Turn a profile [(radius, z), ...] around z at c."""
    n = len(profile)
    v, f = [], []
    for i in range(seg):
        a = 2 * math.pi * i / seg
        v += [(r * math.cos(a) * scale[0], r * math.sin(a) * scale[1], z) for r, z in profile]
    for i in range(seg):
        for j in range(n - 1):
            a, b = i * n + j, ((i + 1) % seg) * n + j
            f.append((a, b, b + 1, a + 1))
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    me.use_auto_smooth = True
    me.auto_smooth_angle = R(50)
    o = link(me, name, m)
    o.location = c
    return o


FLOOR = ('plank', 'subfloor', 'braid')         # names of what lies flat: floor and rug


# ---------------------------------------------------------------- room
def shell():
    pl = plaster()
    w, t = 12, .3
    y = WALL_Y + t / 2
    for x0, x1, z0, z1 in ((-w, WIN['x0'], 0, 9), (WIN['x1'], w, 0, 9), (WIN['x0'], WIN['x1'], 0, WIN['z0']), (WIN['x0'], WIN['x1'], WIN['z1'], 9)):
        box(((x0 + x1) / 2, y, (z0 + z1) / 2), (x1 - x0, t, z1 - z0), pl, 0, 'wall')
    # oak planks towards the camera
    oak = wood('oak')
    rng = np.random.default_rng(5)
    x = -4.6
    while x < 4.6:
        w_ = .40
        y0 = WALL_Y - rng.uniform(.2, 1.8)
        ys = [WALL_Y + .1]
        while y0 > -5:
            ys.append(y0)
            y0 -= rng.uniform(1.7, 2.4)
        ys.append(-5)
        for a, b in zip(ys, ys[1:]):
            if a - b > .05:
                box((x, (a + b) / 2, -.05), (w_ - .010, a - b - .008, .1), oak, .010, 'plank')
        x += w_
    box((0, -1, -.12), (14, 10, .1), plain('gap', '#24160d', 1), 0, 'subfloor')
    # wainscot: beaded boards, cap and base
    teal = paint('wainscot', TEAL, .5)
    box((0, WALL_Y - .015, .62), (8, .04, 1.2), teal, 0, 'backing')      # or the pale wall shows in the joints
    x = -3.9
    while x < 3.9:
        box((x, WALL_Y - .02, .62), (.292, .05, 1.2), teal, .014, 'board')
        x += .30
    box((0, WALL_Y - .05, 1.235), (9, .14, .06), teal, .018, 'cap')
    box((0, WALL_Y - .045, 1.18), (9, .08, .07), teal, .018, 'cap2')
    box((0, WALL_Y - .05, .11), (9, .10, .22), teal, .02, 'base')


def window(h):
    fr = paint('frame', '#f3e7d3', .4)
    x0, x1, z0, z1 = WIN['x0'], WIN['x1'], WIN['z0'], WIN['z1']
    cx, w, hh = (x0 + x1) / 2, x1 - x0, z1 - z0
    y = WALL_Y + .17
    for x in (x0 + .045, x1 - .045):
        box((x, y, (z0 + z1) / 2), (.09, .10, hh), fr, .012, 'jamb')
    box((cx, y - .03, z0 + .045), (w + .02, .14, .11), fr, .012, 'rail')
    box((cx, y, (z0 + z1) / 2), (.055, .07, hh), fr, .012, 'muntin')
    box((cx, y, z0 + .80), (w, .07, .055), fr, .012, 'muntin')
    # casing and sill
    for x in (x0 - .06, x1 + .06):
        box((x, WALL_Y - .015, (z0 + z1) / 2), (.13, .05, hh + .1), fr, .015, 'casing')
    box((cx, WALL_Y - .06, z0 - .03), (w + .42, .34, .06), wood('sill', rough=.38, along='x'), .015, 'sill')
    box((cx, WALL_Y - .01, z0 - .10), (w + .25, .05, .09), fr, .012, 'apron')
    # linen curtain, drawn to the left
    lin = cloth('curtain', '#e9dcc4', 20, .3, trans=.35)
    for xa, xb, ph in ((x0 - .30, x0 + .10, 0), (x1 - .06, x1 + .34, 2)):
        nu, nv = 90, 30
        v, f = [], []
        for j in range(nv + 1):
            z = 3.35 - (3.35 - 1.20) * j / nv
            k = .75 + .25 * (j / nv)
            for i in range(nu + 1):
                u = i / nu
                xx = xa + (xb - xa) * (.5 + (u - .5) * (k + .10 * math.sin(j * .2)))
                v.append((xx, WALL_Y - .17 - .045 * math.sin(u * 30 + ph + .3 * math.sin(j * .25)) - .02 * math.sin(u * 11 + j * .1), z))
        for j in range(nv):
            for i in range(nu):
                a = j * (nu + 1) + i
                f.append((a, a + 1, a + nu + 2, a + nu + 1))
        me = bpy.data.meshes.new('curtain')
        me.from_pydata(v, [], f)
        me.polygons.foreach_set('use_smooth', [True] * len(f))
        link(me, 'curtain', lin)
    garden(h)


def emit_gradient(name, stops, z0, z1, strength):
    """Emission whose colour runs with world height z0..z1."""
    n = Nodes(name)
    geo = n('NewGeometry')
    sp = n('SeparateXYZ')
    n.link(geo.outputs['Position'], sp.inputs[0])
    mr = n('MapRange')
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = z0, z1
    n.link(sp.outputs[2], mr.inputs['Value'])
    col = n.ramp(mr.outputs[0], stops)
    em = n('Emission', Strength=strength)
    n.link(col, em.inputs['Color'])
    n.link(em.outputs[0], n.nt.nodes['Material Output'].inputs[0])
    return n.m


def only_camera(o):
    """Scenery outside: seen (also in reflections), but sends no light and throws no shadow."""
    o.visible_diffuse = o.visible_shadow = o.visible_transmission = False
    return o


def garden(h):
    """Sky, two hills, round trees: painted light, out of focus."""
    sky = h['sky']
    g = emit_gradient('sky', list(zip((0, .35, 1), sky['stops'])), 1.3, 4.6, sky['strength'])
    only_camera(box((0, 14, 4), (40, .1, 16), g, 0, 'sky'))
    for i, (y, zt, amp, c, ph) in enumerate(((11, 1.55, .22, sky['hill_far'], 0), (8, 1.25, .18, sky['hill_near'], 1.7))):
        xs = np.linspace(-9, 9, 60)
        top = zt + amp * np.sin(xs * .8 + ph) + amp * .4 * np.sin(xs * 1.9 + ph * 2)
        v = [(x, y, -3) for x in xs] + [(x, y, t) for x, t in zip(xs, top)]
        f = [(j, j + 1, 61 + j, 60 + j) for j in range(59)]
        me = bpy.data.meshes.new('hill')
        me.from_pydata(v, [], f)
        only_camera(link(me, 'hill', emit_gradient('hill%d' % i, [(0, c[0]), (1, c[1])], zt - .5, zt + .3, sky['strength'])))
    tm = emit_gradient('tree', [(0, sky['tree'][0]), (1, sky['tree'][1])], .9, 2.1, sky['strength'])
    for x, z, r in ((-3.05, 1.25, .46), (-2.35, 1.05, .36), (-.35, 1.2, .42), (-.85, .95, .30), (.2, 1.0, .35)):
        only_camera(ball((x, 6.2, z), r, tm, scale=(1, .6, 1.12), name='tree'))
    if sky.get('moon'):
        only_camera(ball((-2.85, 13, 2.22), .12, plain('moon', '#fff3d0', 1, emit=sky['moon']), name='moon'))
    for x, z in sky.get('lights', ()):
        only_camera(ball((x, 10.5, z), .020, plain('town', '#ffca7a', 1, emit=2.5), name='townlight', seg=12))


def rug():
    """Braided wool rug, oval: one plait of three strands per ring, each ring braided against its neighbour."""
    bands = [TERRA] * 2 + ['#efe2cb'] * 3 + [MUSTARD] * 1 + ['#efe2cb'] * 3 + [TEAL] * 2 + ['#efe2cb'] * 4 + [TERRA] * 3 + ['#efe2cb'] * 3 + [MUSTARD] + ['#efe2cb'] * 6
    step, rx, ry = .088, 2.12, 1.36
    rng = np.random.default_rng(4)
    around = np.linspace(0, 2 * math.pi, 9)[:-1]
    for i, c in enumerate(bands):
        a, b = rx - i * step, ry - i * step
        if b < .05:
            break
        tt = np.linspace(0, 2 * math.pi, 4000)           # even steps along the ellipse, not in angle
        ll = np.r_[0, np.cumsum(np.hypot(np.diff(a * np.cos(tt)), np.diff(b * np.sin(tt))))]
        plaits = max(4, round(ll[-1] / .205))
        nu, nv = plaits * 18, len(around)
        even = np.linspace(0, 2 * math.pi, nu, endpoint=False)
        t = np.interp(even / (2 * math.pi) * ll[-1], ll, tt)
        nrm = np.stack([np.cos(t) / a, np.sin(t) / b], 1)
        nrm /= np.linalg.norm(nrm, axis=1, keepdims=True)
        slack = 1 + .10 * np.sin(even * plaits / 3 + rng.uniform(0, 6)) + .06 * np.sin(even * plaits * .37 + rng.uniform(0, 6))
        for strand in range(3):
            ph = (even * plaits + strand * 2 * math.pi / 3) * (1 if i % 2 else -1)
            side = .0245 * np.sin(ph)                    # three strands crossing in a flat eight
            lift = .0105 * np.sin(2 * ph) * slack
            off = side[:, None] + .0285 * np.cos(around)[None] * (1 + .12 * np.cos(2 * ph))[:, None]
            z = .034 + lift[:, None] + .0225 * np.sin(around)[None]
            xy = np.stack([a * np.cos(t), b * np.sin(t)], 1)[:, None] + nrm[:, None] * off[..., None]
            v = np.concatenate([xy, z[..., None]], 2).reshape(-1, 3)
            u, k = np.meshgrid(np.arange(nu), np.arange(nv), indexing='ij')
            u2, k2 = (u + 1) % nu, (k + 1) % nv
            f = np.stack([u * nv + k, u2 * nv + k, u2 * nv + k2, u * nv + k2], -1).reshape(-1, 4)
            me = bpy.data.meshes.new('braid')
            me.from_pydata(v.tolist(), [], f.tolist())
            me.polygons.foreach_set('use_smooth', [True] * len(f))
            tone = (1, .93, .84)[strand]                 # wool of three dye lots
            key = 'rug%s%d' % (c, strand)
            col = '#' + ''.join('%02x' % round(int(c[j:j + 2], 16) * tone) for j in (1, 3, 5))
            o = link(me, 'braid', bpy.data.materials.get(key) or cloth(key, col, 46, .55, sheen=.6))
            o.location = (.12, -.12, 0)


def cushion(c, rx, ry, rz, m, piping, name='cushion', sag=.0):
    """Soft pillow: super-ellipsoid with a piped seam. c = centre."""
    nu, nv = 96, 40
    v = []
    sgn = lambda x, e: math.copysign(abs(x) ** e, x)
    for j in range(nv + 1):
        b = -math.pi / 2 + math.pi * j / nv
        for i in range(nu):
            a = 2 * math.pi * i / nu
            wr = 1 + .012 * math.sin(a * 23 + 3 * math.sin(a * 5)) * math.cos(b) ** 2
            x = rx * sgn(math.cos(b), .62) * math.cos(a) * wr
            y = ry * sgn(math.cos(b), .62) * math.sin(a) * wr
            z = rz * sgn(math.sin(b), .9)
            if z > 0:
                z -= sag * math.exp(-((x / rx) ** 2 + (y / ry) ** 2) * 2.2)
            v.append((x, y, z))
    f = [(j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i) for j in range(nv) for i in range(nu)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    o = link(me, name, m)
    o.location = c
    pts = [(c[0] + rx * 1.0 * math.cos(t), c[1] + ry * 1.0 * math.sin(t), c[2]) for t in np.linspace(0, 2 * math.pi, 41)]
    thread(pts, .020, piping, 'piping')
    return o


PERCH = dict(x=-1.18, y=.42, top=.43)          # the cat's place: top = height of the cushion under the cat


def perch():
    """Round oak stool with a linen cushion."""
    x, y = PERCH['x'], PERCH['y']
    oak = wood('oak_stool', ('#6b4424', '#ab7645', '#cf9f69'), .4, 'x')
    lathe([(0, .19), (.60, .19), (.635, .205), (.645, .235), (.635, .265), (.60, .28), (0, .28)], (x, y, 0), oak, 'stool', scale=(1.16, .92))
    for a in (35, 145, 215, 325):
        lx, ly = x + .56 * math.cos(R(a)), y + .42 * math.sin(R(a))
        lathe([(0, 0), (.038, 0), (.045, .03), (.06, .20), (0, .20)], (lx, ly, 0), oak, 'stool_leg', 24)
    cushion((x, y, .375), .68, .54, .105, cloth('linen', '#cdb892', 15, .9), cloth('piping', MUSTARD, 20, .5), sag=.03)


def lamp(h):
    x, y = 1.92, 1.40
    # Brass mirrors a dark room: under infrared light its foot was a hole in the floor.
    br = plain('lamp_metal', '#c9a24a', .6, .3) if h.get('infrared') else metal('brass', '#c9a24a', .3)
    lathe([(0, 0), (.25, 0), (.255, .02), (.24, .045), (.05, .065), (.028, .10), (.024, 1.45), (0, 1.45)], (x, y, 0), br, 'lamp_stand', 48)
    on = h['lamp']
    n = Nodes('shade')
    geo = n('TexCoord')
    sp = n('SeparateXYZ')
    n.link(geo.outputs['Object'], sp.inputs[0])
    mr = n('MapRange')
    mr.inputs['From Min'].default_value, mr.inputs['From Max'].default_value = 0, .56
    n.link(sp.outputs[2], mr.inputs['Value'])
    lw = n('LayerWeight', Blend=.35)
    edge = n('MapRange')                                 # the bulb shines most through the middle, low
    edge.inputs['To Min'].default_value, edge.inputs['To Max'].default_value = 1, .30
    n.link(lw.outputs['Facing'], edge.inputs['Value'])
    col = n.ramp(mr.outputs[0], [(0, '#f2b566'), (.30, '#ffd48c'), (.62, '#e89e50'), (1, '#a4602c')])
    glow = n('MixRGB', blend_type='MULTIPLY', Fac=1)
    n.link(col, glow.inputs[1])
    n.link(edge.outputs[0], glow.inputs[2])
    n.link(n.ramp(mr.outputs[0], [(0, '#d9ad72'), (.5, '#d3a266'), (1, '#bd864c')]), n.b.inputs['Base Color'])
    n.b.inputs['Roughness'].default_value = 1
    n.link(glow.outputs[0], n.b.inputs['Emission'])
    n.b.inputs['Emission Strength'].default_value = on * .95
    w = n('TexWave', wave_type='BANDS', bands_direction='Z', Scale=30, Distortion=1)
    n.link(geo.outputs['Object'], w.inputs['Vector'])
    n.bump(w.outputs['Fac'], .2, .005)
    s = lathe([(.44, 0), (.445, .008), (.30, .56), (.29, .56), (.43, .004)], (x, y, 1.37), n.m, 'lamp_shade', 80)
    s.visible_shadow = False
    thread([(x + .445 * math.cos(t), y + .445 * math.sin(t), 1.375) for t in np.linspace(0, 2 * math.pi, 33)], .012, plain('trim', TERRA, .9), 'trim')
    thread([(x + .30 * math.cos(t), y + .30 * math.sin(t), 1.928) for t in np.linspace(0, 2 * math.pi, 33)], .010, plain('trim2', TERRA, .9), 'trim')
    if on:
        d = bpy.data.lights.new('bulb', 'POINT')
        d.energy, d.shadow_soft_size, d.color = on * h.get('lamp_power', 90), .17, (1, .72, .43)
        o = bpy.data.objects.new('bulb', d)
        bpy.context.collection.objects.link(o)
        o.location = (x - .02, y - .12, 1.64)
        o.visible_camera = False


def shelf():
    """Oak shelf with folded towels, a jar of biscuits and a plant."""
    x0, x1, z, y = .26, 1.40, 1.56, WALL_Y - .19
    oak = wood('oak_shelf', ('#6b4424', '#ab7645', '#cf9f69'), .4, 'x')
    box(((x0 + x1) / 2, y, z), (x1 - x0, .38, .05), oak, .012, 'shelf')
    br = metal('brass', '#c9a24a', .3)
    for x in (x0 + .14, x1 - .14):
        thread([(x, WALL_Y - .01, z - .20), (x, y + .05, z - .12), (x, y - .12, z - .028)], .014, br, 'bracket')
    zz = z + .025
    for i, (c, w) in enumerate(((TERRA, .40), ('#efe3cd', .385), (TEAL, .37))):
        hgt = .075
        m = cloth('towel%d' % i, c, 22, .9, sheen=.8)
        box((x0 + .25, y, zz + hgt / 2), (w, .27, hgt - .004), m, .032, 'towel')
        zz += hgt
    # jar: thin clear wall, biscuits, cork lid
    jx = x0 + .66
    g = bpy.data.materials.new('jar')
    g.use_nodes = True
    nt = g.node_tree
    nt.nodes.clear()
    tr, gl, mx, fr, out = (nt.nodes.new('ShaderNode' + k) for k in ('BsdfTransparent', 'BsdfGlossy', 'MixShader', 'LayerWeight', 'OutputMaterial'))
    tr.inputs[0].default_value = (.93, .97, .96, 1)
    gl.inputs['Roughness'].default_value = .15
    fr.inputs['Blend'].default_value = .25
    cap = nt.nodes.new('ShaderNodeMath')           # full reflection at the rim mirrors the dark half of the room
    cap.operation = 'MINIMUM'
    cap.inputs[1].default_value = .22
    nt.links.new(fr.outputs['Fresnel'], cap.inputs[0])
    nt.links.new(cap.outputs[0], mx.inputs[0])
    nt.links.new(tr.outputs[0], mx.inputs[1])
    nt.links.new(gl.outputs[0], mx.inputs[2])
    nt.links.new(mx.outputs[0], out.inputs[0])
    z1 = z + .028
    lathe([(.0, 0), (.095, 0), (.112, .02), (.114, .20), (.095, .235), (.09, .25)], (jx, y, z1), g, 'jar', 48)
    lathe([(0, .245), (.092, .245), (.096, .26), (.096, .30), (.085, .31), (0, .31)], (jx, y, z1), plain('cork', '#b98a5a', .9, .1), 'cork', 40)
    rng = np.random.default_rng(2)
    bm = plain('biscuit', '#b5763c', .85, .1)
    for i in range(46):
        a, r = rng.uniform(0, 6.28), .085 * math.sqrt(rng.uniform())
        ball((jx + r * math.cos(a), y + r * math.sin(a), z1 + .02 + .165 * i / 46), .024, bm, rot(*rng.uniform(0, 180, 3)), (1.2, .8, .55), 'biscuit', 10)
    # plant
    px = x0 + .97
    lathe([(0, 0), (.075, 0), (.10, .15), (.108, .15), (.108, .185), (.092, .185), (.085, .15), (0, .15)], (px, y, z1), plain('pot', TERRA, .85, .15), 'pot', 40)
    leafm = plain('leaf', '#5c8a5a', .65, .2)
    leaf2 = plain('leaf2', '#7ba36c', .65, .2)
    for i in range(26):
        a = i * 2.4
        t = (i / 26)
        L = .10 + .10 * (1 - t) + .02 * rng.uniform()
        el = R(15 + 62 * t)
        d = np.array([math.cos(a) * math.cos(el), math.sin(a) * math.cos(el), math.sin(el)])
        c = np.array([px, y, z1 + .17 + .06 * t]) + d * L * .62
        xax = unit(np.cross(d, [0, 0, 1.]))
        M = np.stack([xax, d, np.cross(xax, d)], 1)
        ball(c, L * .5, (leafm, leaf2)[i % 2], M, (.34, 1, .07), 'leaf', 14)


def tag():
    """Brass room tag on a hook, left of the window: oval with a raised rim and paw, no numerals."""
    x, z, y = -2.28, 1.74, WALL_Y - .02
    br = metal('brass', '#c9a24a', .3)
    o = lathe([(0, 0), (.15, 0), (.165, .006), (.172, .016), (.165, .026), (.15, .018), (0, .018)], (x, y, z), br, 'tag', 64, (1, 1.28))
    o.rotation_euler = (R(90), 0, 0)
    ball((x, y - .024, z - .035), .062, br, scale=(1.1, .25, .85), name='paw')
    for dx, dz in ((-.075, .035), (-.027, .075), (.027, .075), (.075, .035)):
        ball((x + dx, y - .024, z + dz), .026, br, scale=(.85, .4, 1.15), name='toe')


def bowl(c, r, color, fill, seed=0, name='bowl'):
    """Stoneware bowl; fill: whether there is kibble in it."""
    m = plain('glaze' + color, color, .3, .5, .3)
    inn = plain('glaze_in', '#efe3cf', .35, .5)
    h = r * .48
    lathe([(0, .005), (r * .86, .005), (r * .98, .02), (r, h * .6), (r * .93, h), (r * .88, h + .008), (r * .83, h)], c, m, name, 64)
    lathe([(r * .83, h), (r * .76, h * .45), (r * .6, h * .3), (0, h * .28)], c, inn, name + '_in', 64)
    if fill:
        rng = np.random.default_rng(seed)
        km = [plain('kibble%d' % i, k, .9, .1) for i, k in enumerate(('#a96d3d', '#c08748', '#8e5630'))]
        size = .030
        for i in range(int(2.3 * (r * .74 / size) ** 2 * .5)):       # a heap of dimpled biscuits, sunflower-laid
            q = math.sqrt((i + .5) / (1.15 * (r * .74 / size) ** 2))
            a = i * 2.39996 + rng.uniform(-.3, .3)
            zz = h * .62 + r * .24 * (1 - q * q) + rng.uniform(-.008, .008)
            k = size * rng.uniform(.88, 1.12)
            o = lathe([(0, -.42 * k), (.78 * k, -.44 * k), (k, -.2 * k), (k, .2 * k), (.8 * k, .44 * k), (.42 * k, .34 * k), (0, .20 * k)],
                      (c[0] + q * r * .74 * math.cos(a), c[1] + q * r * .74 * math.sin(a), zz), km[rng.integers(3)], 'kibble', 16)
            o.rotation_euler = (rng.uniform(-.7, .7) + .5 * q * math.sin(a), rng.uniform(-.7, .7), rng.uniform(0, 6))


BOWL_DOG = (.40, -.98, .05)
BOWL_CAT = (-.34, -1.02, .05)
TOY = (1.45, -.84, .19)                        # where the ball lies when nobody plays
TOY_EVENING = (-1.02, -.86, .19)               # and after the meal, clear of the sleeping dog


def toy(c, r=.15):
    """Felted ball: mustard with a teal band."""
    F = Field()
    F.ell(c, (r, r, r), MUSTARD, None, .018, .01)
    c = np.asarray(c)
    M = rot(25, 20, 10)
    F.paint(lambda P, N: np.abs((P - c) @ M[:, 2]) - r * .20, TEAL, .012)
    o = F.mesh('toy', .018)
    grow(o, F.hmax, 700, 14, thick=.0036, seed=9)


# ---------------------------------------------------------------- light and camera
def area(loc, target, size, power, color, name='area', shape=None, beam=180):
    """A flat light; beam: how wide its light spreads, in degrees."""
    import mathutils
    d = bpy.data.lights.new(name, 'AREA')
    d.energy, d.color, d.size, d.spread = power, srgb_to_linear(color), size, R(beam)
    if shape:
        d.shape, d.size_y = 'RECTANGLE', shape
    o = bpy.data.objects.new(name, d)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (mathutils.Vector(target) - mathutils.Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    o.visible_camera = False
    o.visible_shadow = False
    return o


CAMERA = dict(loc=(.02, -6.9, 2.32), target=(.02, 0, .92), lens=61.5, focus=6.8, fstop=.6)


def camera():
    import mathutils
    d = bpy.data.cameras.new('cam')
    d.lens = CAMERA['lens']
    d.dof.use_dof = True
    d.dof.focus_distance = CAMERA['focus']
    d.dof.aperture_fstop = CAMERA['fstop']
    o = bpy.data.objects.new('cam', d)
    bpy.context.collection.objects.link(o)
    o.location = CAMERA['loc']
    o.rotation_euler = (mathutils.Vector(CAMERA['target']) - mathutils.Vector(CAMERA['loc'])).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.camera = o
    return o


def side_window(target, travel, color, power, size=(1.5, 1.7), panes=(2, 3), bars=(.018, .085), away=9.0):
    """Low sun through a window outside the picture: a spot light with the shadow of a window's bars in it.
    target: where the middle of the beam falls; travel: its direction; size: of the window (units at the target);
    bars: how far from a bar's middle its shadow begins to end, and ends. Returns the light."""
    import mathutils
    d = bpy.data.lights.new('side_window', 'SPOT')
    d.energy, d.color, d.shadow_soft_size = power, srgb_to_linear(color), .05
    d.spot_size, d.spot_blend = 2 * math.atan(max(size) / away), 0
    d.use_nodes = True
    nt = d.node_tree
    em = nt.nodes['Emission']
    t = unit(travel)
    turn = mathutils.Vector(t).to_track_quat('-Z', 'Y').to_matrix()
    ray = nt.nodes.new('ShaderNodeNewGeometry').outputs['Incoming']

    def m(op, *a):
        n = nt.nodes.new('ShaderNodeMath')
        n.operation = op
        for i, x in enumerate(a):
            if isinstance(x, (int, float)):
                n.inputs[i].default_value = x
            else:
                nt.links.new(x, n.inputs[i])
        return n.outputs[0]

    def ramp(x, lo, hi):
        n = nt.nodes.new('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP'
        n.inputs['From Min'].default_value, n.inputs['From Max'].default_value = lo, hi
        nt.links.new(x, n.inputs['Value'])
        return n.outputs[0]

    def along(axis):
        n = nt.nodes.new('ShaderNodeVectorMath')
        n.operation = 'DOT_PRODUCT'
        nt.links.new(ray, n.inputs[0])
        n.inputs[1].default_value = turn.col[axis]
        return n.outputs['Value']

    out = None
    for axis, full, count in ((0, size[0], panes[0]), (1, size[1], panes[1])):
        u = m('MULTIPLY', m('DIVIDE', along(axis), m('ABSOLUTE', along(2))), away / full)        # -.5 .. .5 across the window
        inside = ramp(m('ABSOLUTE', u), .5, .5 - .05 / full)
        pane = m('ABSOLUTE', m('SUBTRACT', m('FRACT', m('MULTIPLY', m('ADD', u, .5), count)), .5))           # .5 on a bar
        mask = m('MULTIPLY', inside, ramp(pane, .5 - bars[0] * count / full, .5 - bars[1] * count / full))
        out = mask if out is None else m('MULTIPLY', out, mask)
    nt.links.new(out, em.inputs['Strength'])
    o = bpy.data.objects.new('side_window', d)
    bpy.context.collection.objects.link(o)
    o.location = np.asarray(target, float) - t * away
    o.rotation_euler = turn.to_euler()
    return o


def light(h):
    """Light of one hour: sun through the window, sky through the window, soft fill from the camera side, world."""
    w = bpy.data.worlds.new('world')
    bpy.context.scene.world = w
    w.use_nodes = True
    bg = w.node_tree.nodes['Background']
    bg.inputs[0].default_value = (*srgb_to_linear(h['world'][0]), 1)
    bg.inputs[1].default_value = h['world'][1]
    cx, cz = (WIN['x0'] + WIN['x1']) / 2, (WIN['z0'] + 3.0) / 2
    if h.get('window'):
        area((cx, WALL_Y + .05, cz), (cx + .35, -.6, .3), WIN['x1'] - WIN['x0'], h['window'][1], h['window'][0], 'window_sky', 1.5)
    if h.get('sun'):
        d = bpy.data.lights.new('sun', 'SUN')
        d.energy, d.color, d.angle = h['sun'][1], srgb_to_linear(h['sun'][0]), R(1.6)
        o = bpy.data.objects.new('sun', d)
        bpy.context.collection.objects.link(o)
        import mathutils
        o.rotation_euler = mathutils.Vector(h['sun'][2]).to_track_quat('-Z', 'Y').to_euler()
    for window in ('side', 'wall'):
        if h.get(window):
            side_window(**h[window])
    for *rim, beam in h.get('rim', ()):
        area(*rim, 'rim', beam=beam).visible_glossy = False       # or a nose mirrors it like brass
    for loc, size, power, col in h.get('fills', ()):
        area(loc, (0, 0, .6), size, power, col, 'fill')
