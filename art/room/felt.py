"""Needle-felted wool bodies for Blender 3.4: smooth implicit shapes, painted per vertex, covered with short fibres.

All lengths are scene units (the sitting dog is about 1.6 units high). A body is a `Field`: a list of parts, each a
tapered capsule or an ellipsoid, joined by smooth union. Parts know their colour and fibre length, so markings and
coat follow whatever pose the parts are put in. `Field.mesh()` meshes it (naive surface nets, numpy only),
`grow()` adds the fibres.
"""
import bpy
import numpy as np


def srgb_to_linear(h):
    """'#rrggbb' to a linear RGB numpy triple."""
    h = h.lstrip('#')
    c = np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def linear_to_srgb(c):
    c = np.clip(c, 0, 1)
    return np.where(c <= .0031308, c * 12.92, 1.055 * c ** (1 / 2.4) - .055)


def unit(v):
    v = np.asarray(v, float)
    return v / max(np.linalg.norm(v), 1e-9)


def smin(a, b, k):
    """Smooth minimum with blend radius k (units)."""
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k * .25


def d_cone(P, a, b, ra, rb):
    """Distance to a capsule from a (radius ra) to b (radius rb); also the parameter 0..1 along it."""
    a, b = np.asarray(a, float), np.asarray(b, float)
    ab = b - a
    t = np.clip(((P - a) @ ab) / max(ab @ ab, 1e-9), 0, 1)
    d = np.linalg.norm(P - a - t[:, None] * ab, axis=1)
    return d - (ra + (rb - ra) * t)


def d_ell(P, c, r, M=None):
    """Approximate distance to an ellipsoid, radii r, axes = columns of M (world)."""
    q = P - np.asarray(c, float)
    if M is not None:
        q = q @ np.asarray(M)
    r = np.asarray(r, float)
    k0 = np.linalg.norm(q / r, axis=1)
    k1 = np.linalg.norm(q / (r * r), axis=1)
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


class Field:
    """Parts in groups. Group 'body' is the trunk; every other group joins the trunk only, so two legs side by side
    never web together."""

    def __init__(self):
        self.parts, self.cuts, self.paints, self.bald = [], [], [], []
        self.join = {}
        self.whorl = None       # the point from which the fibres of the head point away (the nose)
        self.toes = []          # paws, for the stitches between the toes (animals.py)

    def cone(self, a, b, ra, rb, color, hair=.04, k=.08, group='body', lay=1):
        """lay: the fibres point from a to b (1), from b to a (-1), or away from `whorl` (0)."""
        flow = unit(np.asarray(b, float) - a) * lay if lay else None
        self.parts.append(dict(f=lambda P: d_cone(P, a, b, ra, rb), pts=[(a, ra), (b, rb)], color=color, hair=hair, k=k, group=group, flow=flow))

    def ell(self, c, r, color, M=None, hair=.04, k=.08, group='body', flow=None):
        """flow: direction the fibres point in (default: away from `whorl`)."""
        self.parts.append(dict(f=lambda P: d_ell(P, c, r, M), pts=[(c, max(r))], color=color, hair=hair, k=k, group=group, flow=flow))

    def chain(self, pts, color, hair=.04, k=.08, group='body', lay=1):
        """pts: [(xyz, radius), ...]; the curve through them is smoothed (Catmull-Rom) before it is swept."""
        pts = smooth_chain(pts)
        for (a, ra), (b, rb) in zip(pts, pts[1:]):
            self.cone(a, b, ra, rb, color, hair, k, group, lay)

    def cut(self, group, c, r, M=None, k=.03):
        """Hollow out an ellipsoid from one group (inside of an ear)."""
        self.cuts.append((group, lambda P: d_ell(P, c, r, M), k))

    def paint(self, f, color, soft=.03, hair=None):
        """Marking: where f(P, N) < 0 full colour, fading to none at +soft (units). color None: fibre length only."""
        self.paints.append((f, color, soft, hair))

    def distance(self, P):
        groups = {}
        for p in self.parts:
            d = p['f'](P)
            g = p['group']
            groups[g] = d if g not in groups else smin(groups[g], d, p['k'])
        for g, f, k in self.cuts:
            groups[g] = -smin(-groups[g], f(P), k)
        body = groups.pop('body')
        out = body
        for g, d in groups.items():
            out = np.minimum(out, smin(body, d, self.join.get(g, .06)))
        return out

    def trunk(self, P):
        """Distance to the group 'body' alone: no legs, ears, tail."""
        d = None
        for p in self.parts:
            if p['group'] == 'body':
                d = p['f'](P) if d is None else smin(d, p['f'](P), p['k'])
        return d

    def reach(self, o, d, far=.5, f=None):
        """How far the skin lies from o (inside the body) along each direction d (n, 3)."""
        t = np.linspace(0, far, 126)
        d = np.atleast_2d(d)
        P = np.asarray(o, float) + d[:, None, :] * t[None, :, None]
        x = (f or self.distance)(P.reshape(-1, 3)).reshape(len(d), -1)
        return np.array([t[np.argmax(r > 0)] if (r > 0).any() else far for r in x])

    def mesh(self, name, h=.016):
        """Mesh the zero surface with cell size h; returns the object with colour layers 'Col' (linear coat colour)
        and 'Nrm' (surface normal, used to shade the fibres) and vertex groups 'len' and 'den'."""
        allp = np.array([np.r_[c, r] for p in self.parts for c, r in p['pts']])
        lo = (allp[:, :3] - allp[:, 3:]).min(0) - 4 * h
        hi = (allp[:, :3] + allp[:, 3:]).max(0) + 4 * h
        n = np.ceil((hi - lo) / h).astype(int) + 1
        ax = [lo[i] + h * np.arange(n[i]) for i in range(3)]
        P = np.stack(np.meshgrid(*ax, indexing='ij'), -1).reshape(-1, 3)
        f = np.concatenate([self.distance(c) for c in np.array_split(P, max(1, len(P) // 200000))]).reshape(n)
        v, q = surface_nets(f)
        v = lo + v * h
        me = bpy.data.meshes.new(name)
        me.from_pydata(v.tolist(), [], q.tolist())
        me.update()
        o = bpy.data.objects.new(name, me)
        bpy.context.collection.objects.link(o)
        me.polygons.foreach_set('use_smooth', np.ones(len(q), bool))
        N = self.normals(v)
        col, hair = self.coat(v, N)
        self.comb(me, v, N)
        den = np.ones(len(v))
        for c, r in self.bald:
            den[np.linalg.norm(v - np.asarray(c), axis=1) < r] = 0
        li = np.empty(len(me.loops), int)
        me.loops.foreach_get('vertex_index', li)
        for nm, data in (('Col', col), ('Nrm', N * .5 + .5)):
            vc = me.vertex_colors.new(name=nm)
            vc.data.foreach_set('color', np.c_[linear_to_srgb(data), np.ones(len(v))][li].ravel().astype(np.float32))
        self.hmax = float(hair.max())
        for nm, w in (('len', hair / self.hmax), ('den', den)):
            g = o.vertex_groups.new(name=nm)
            wq = np.round(w * 24) / 24
            for x in np.unique(wq):
                g.add(np.nonzero(wq == x)[0].tolist(), float(x), 'REPLACE')
        return o

    def normals(self, v, e=.006):
        g = np.stack([self.distance(v + np.eye(3)[i] * e) - self.distance(v - np.eye(3)[i] * e) for i in range(3)], 1)
        return g / np.maximum(np.linalg.norm(g, axis=1, keepdims=True), 1e-9)

    def nearness(self, v):
        """Weight of every part at the points v: 1 on its own wool, blended over .018 where two meet."""
        D = np.stack([p['f'](v) for p in self.parts], 1)
        w = np.exp(-np.clip(D - D.min(1, keepdims=True), 0, None) / .018)
        return w / w.sum(1, keepdims=True)

    def comb(self, me, v, N):
        """Lay of the coat: a UV layer whose u axis runs along the fibres on every face, since Blender's particles take
        their tangent from it. The lay follows the parts, sags a little and swirls in tufts."""
        whorl = np.asarray(self.whorl if self.whorl is not None else v.mean(0) + np.array([0, 0, 9.]))
        away = v - whorl
        away /= np.maximum(np.linalg.norm(away, axis=1, keepdims=True), 1e-9)
        w = self.nearness(v)
        flow = sum(w[:, i, None] * (away if p.get('flow') is None else unit(p['flow'])) for i, p in enumerate(self.parts))
        flow = flow + np.array([0, 0, -.35])
        rng = np.random.default_rng(11)
        for scale, amount in ((7, .30), (17, .34)):
            k = rng.normal(size=(3, 4, 3)) * scale
            flow = flow + amount * np.stack([sum(np.sin(v @ kk + 2 * j) for j, kk in enumerate(ks)) / 2 for ks in k], 1)
        flow -= (flow * N).sum(1, keepdims=True) * N
        vi = np.empty(len(me.loops), int)
        me.loops.foreach_get('vertex_index', vi)
        n, ls = np.empty(len(me.polygons), int), np.empty(len(me.polygons), int)
        me.polygons.foreach_get('loop_total', n)
        me.polygons.foreach_get('loop_start', ls)
        face = np.repeat(np.arange(len(n)), n)
        mean = lambda x: np.add.reduceat(x[vi], ls, 0) / n[:, None]
        d, fn, fc = mean(flow), mean(N), mean(v)
        d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-9)
        b = np.cross(fn, d)
        q = v[vi] - fc[face]
        uv = np.stack([(q * d[face]).sum(1), (q * b[face]).sum(1)], 1)
        me.uv_layers.new(name='Lay').data.foreach_set('uv', uv.ravel().astype(np.float32))

    def coat(self, v, N):
        """Coat colour (linear RGB) and fibre length per vertex: soft blend of the nearest parts, then markings."""
        w = self.nearness(v)
        col = w @ np.array([srgb_to_linear(p['color']) for p in self.parts])
        hair = w @ np.array([p['hair'] for p in self.parts])
        for f, color, soft, hl in self.paints:
            m = np.clip(1 - f(v, N) / soft, 0, 1)
            m = (m * m * (3 - 2 * m))
            if color is not None:
                col = col * (1 - m[:, None]) + srgb_to_linear(color) * m[:, None]
            if hl is not None:
                hair = hair * (1 - m) + hl * m
        # wool is never one colour: soft mottling
        rng = np.random.default_rng(3)
        k = rng.normal(size=(6, 3)) * 9
        mot = sum(np.sin(v @ kk + i) for i, kk in enumerate(k)) / 6
        col *= (1 + .10 * mot)[:, None]
        return col, hair


def smooth_chain(pts, n=4):
    """Catmull-Rom through [(xyz, r), ...], n pieces per span."""
    A = np.array([np.r_[np.asarray(p, float), r] for p, r in pts])
    if len(A) < 3:
        return [(a[:3], a[3]) for a in A]
    A = np.vstack([2 * A[0] - A[1], A, 2 * A[-1] - A[-2]])
    out = []
    for i in range(1, len(A) - 2):
        p0, p1, p2, p3 = A[i - 1:i + 3]
        for t in np.arange(n) / n:
            out.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
    out.append(A[-2])
    return [(a[:3], max(a[3], .004)) for a in out]


def surface_nets(f):
    """Naive surface nets of a grid (inside < 0). Returns vertices in grid units and outward quads."""
    s = f < 0
    n = np.array(f.shape) - 1
    sl = lambda a, o: a[o[0]:o[0] + n[0], o[1]:o[1] + n[1], o[2]:o[2] + n[2]]
    acc, cnt = np.zeros((*n, 3), np.float32), np.zeros(n, np.float32)
    for ax in range(3):
        for u in (0, 1):
            for w in (0, 1):
                a = [0, 0, 0]
                a[(ax + 1) % 3], a[(ax + 2) % 3] = u, w
                b = list(a)
                b[ax] = 1
                fa, fb = sl(f, a), sl(f, b)
                m = sl(s, a) != sl(s, b)
                t = np.where(m, fa / np.where(m, fa - fb, 1), 0)
                for i in range(3):
                    acc[..., i] += np.where(m, t if i == ax else a[i], 0)
                cnt += m
    act = cnt > 0
    idx = -np.ones(n, int)
    idx[act] = np.arange(act.sum())
    v = np.argwhere(act) + acc[act] / cnt[act][:, None]
    quads = []
    for ax in range(3):
        u, w = (ax + 1) % 3, (ax + 2) % 3
        lo = [0, 0, 0]
        lo[u] = lo[w] = 1
        hi = [f.shape[0], f.shape[1], f.shape[2]]
        hi[ax] -= 1
        hi[u] -= 1
        hi[w] -= 1
        a = s[lo[0]:hi[0], lo[1]:hi[1], lo[2]:hi[2]]
        sh = [slice(lo[i] + (i == ax), hi[i] + (i == ax)) for i in range(3)]
        e = np.argwhere(a != s[tuple(sh)]) + lo
        inside = s[tuple(e.T)]
        c = []
        for du, dw in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            g = e.copy()
            g[:, u] += du
            g[:, w] += dw
            c.append(idx[tuple(g.T)])
        q = np.stack(c, 1)
        q[~inside] = q[~inside][:, ::-1]
        quads.append(q)
    return v, np.concatenate(quads)


UNDERCOAT = '#dfb88c'          # the fine wool between the long fibres
PALE = 0.0                     # how far all wool is bleached, 0..1: infrared light sees dyed and dark coats pale


def wool_materials():
    """(skin, guard fibre, undercoat fibre) materials, shared by all felt; colours come from the colour layers."""
    if 'wool_skin' in bpy.data.materials:
        return tuple(bpy.data.materials[n] for n in ('wool_skin', 'wool_fibre', 'wool_under'))
    skin = bpy.data.materials.new('wool_skin')
    skin.use_nodes = True
    nt = skin.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = 1
    b.inputs['Specular'].default_value = .05
    nt.links.new(coat_color(nt, (.62, .56, .52), 0), b.inputs['Base Color'])
    return skin, fibre('wool_fibre', (.80, 1.22), (.58, 1.34), 0), fibre('wool_under', (.86, 1.12), (.66, 1.05), .24)


def coat_color(nt, shade, under):
    """Node socket with the coat's colour at this fibre, mixed with `under` parts of the undercoat's, times `shade`."""
    at = nt.nodes.new('ShaderNodeAttribute')
    at.attribute_name = 'Col'
    out = at.outputs['Color']
    for kind, fac, color in (('MIX', under, srgb_to_linear(UNDERCOAT)), ('MIX', PALE, (.80, .78, .76)), ('MULTIPLY', 1, shade)):
        if fac:
            mx = nt.nodes.new('ShaderNodeMixRGB')
            mx.blend_type = kind
            mx.inputs[0].default_value = fac
            mx.inputs[2].default_value = (*color, 1)
            nt.links.new(out, mx.inputs[1])
            out = mx.outputs[0]
    return out


def fibre(name, vary, along, under):
    """Material of one kind of fibre. vary: darkest and lightest fibre; along: shade at root and tip; under: how much of
    the undercoat's colour it has."""
    fib = bpy.data.materials.new(name)
    fib.use_nodes = True
    nt = fib.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new

    def vector(op, a, b=None, scale=None):
        n = N('ShaderNodeVectorMath')
        n.operation = op
        L(a, n.inputs[0])
        if b is not None:
            L(b, n.inputs[1])
        if scale is not None:
            if isinstance(scale, float):
                n.inputs['Scale'].default_value = scale
            else:
                L(scale, n.inputs['Scale'])
        return n.outputs[0]

    info = N('ShaderNodeHairInfo')
    mul = N('ShaderNodeMath')
    mul.operation = 'MULTIPLY'
    for i, (src, (lo, hi)) in enumerate((('Random', vary), ('Intercept', along))):
        mr = N('ShaderNodeMapRange')
        mr.inputs['To Min'].default_value, mr.inputs['To Max'].default_value = lo, hi
        L(info.outputs[src], mr.inputs['Value'])
        L(mr.outputs[0], mul.inputs[i])
    col = vector('SCALE', coat_color(nt, (1, 1, 1), under), scale=mul.outputs[0])
    # shaded with the body's normal (soft form, little noise), turned a little with the fibre, so that tufts show
    nr = N('ShaderNodeAttribute')
    nr.attribute_name = 'Nrm'
    dec = N('ShaderNodeVectorMath')
    dec.operation = 'MULTIPLY_ADD'
    dec.inputs[1].default_value = (2, 2, 2)
    dec.inputs[2].default_value = (-1, -1, -1)
    L(nr.outputs['Vector'], dec.inputs[0])
    nrm = vector('NORMALIZE', vector('ADD', dec.outputs[0], vector('SCALE', info.outputs['Tangent Normal'], scale=.45)))
    dif = N('ShaderNodeBsdfDiffuse')
    L(col, dif.inputs['Color'])
    L(nrm, dif.inputs['Normal'])
    tr = N('ShaderNodeBsdfHair')          # light passing through the fibres: the glowing rim
    tr.component = 'Transmission'
    L(col, tr.inputs['Color'])
    tr.inputs['RoughnessU'].default_value = .5
    tr.inputs['RoughnessV'].default_value = 1
    mix = N('ShaderNodeMixShader')
    mix.inputs[0].default_value = .28
    L(dif.outputs[0], mix.inputs[1])
    L(tr.outputs[0], mix.inputs[2])
    out = N('ShaderNodeOutputMaterial')
    L(mix.outputs[0], out.inputs['Surface'])
    return fib


def grow(o, length, parents=5000, children=16, thick=.0042, seed=1, lean=1.4, tuft=.62):
    """Cover a mesh from Field.mesh() with wool: a fine upright undercoat and, over it, longer fibres that lie along the
    coat (Field.comb) and gather in tufts. length: longest fibre (units); lean: sideways over outward; tuft: 0 even .. 1."""
    for m in wool_materials():
        o.data.materials.append(m)
    lay = bool(o.data.uv_layers)
    coats(o, 'under', 3, length * .62, int(parents * .7), children, thick * .8, seed + 50, lean * .5 * lay, -.05, .3, .55)
    coats(o, 'guard', 2, length * 1.24, parents, children, thick, seed, lean * lay, tuft, .55, .62)


def coats(o, name, material, length, parents, children, thick, seed, lean, clump, shape, uneven):
    """One layer of fibres. clump: how far the children lean to their parent's tip; uneven: how much their lengths differ."""
    o.modifiers.new(name, 'PARTICLE_SYSTEM')
    ps = o.particle_systems[-1]
    ps.seed = seed
    s = ps.settings
    s.type = 'HAIR'
    s.count = parents
    s.hair_step = 3
    s.display_step = s.render_step = 2
    s.use_advanced_hair = True
    out = 1 / np.hypot(1, lean)
    s.hair_length = length * out               # stored as 4 * normal_factor: the factors below are in the same scale
    s.tangent_factor = length * out * lean / 4
    s.factor_random = .09 * length
    s.emit_from = 'FACE'
    s.use_even_distribution = True
    s.distribution = 'RAND'
    ps.vertex_group_length = 'len'
    ps.vertex_group_density = 'den'
    s.child_type = 'INTERPOLATED'
    s.child_nbr = 1
    s.rendered_child_count = children
    s.child_length = 1
    s.child_parting_factor = 0
    s.clump_factor = clump
    s.clump_shape = shape
    s.roughness_1 = .008
    s.roughness_1_size = .05
    s.roughness_endpoint = .010
    s.roughness_2 = .012
    s.roughness_2_size = .02
    s.length_random = uneven
    s.material = material
    s.root_radius = thick / .01 * .5
    s.tip_radius = thick / .01 * .10
    s.radius_scale = .01
    s.shape = -.2
    return ps
