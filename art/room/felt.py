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
        self.toes = []          # paws, for the stitches between the toes (animals.py)

    def cone(self, a, b, ra, rb, color, hair=.04, k=.08, group='body'):
        self.parts.append(dict(f=lambda P: d_cone(P, a, b, ra, rb), pts=[(a, ra), (b, rb)], color=color, hair=hair, k=k, group=group))

    def ell(self, c, r, color, M=None, hair=.04, k=.08, group='body'):
        self.parts.append(dict(f=lambda P: d_ell(P, c, r, M), pts=[(c, max(r))], color=color, hair=hair, k=k, group=group))

    def chain(self, pts, color, hair=.04, k=.08, group='body'):
        """pts: [(xyz, radius), ...]; the curve through them is smoothed (Catmull-Rom) before it is swept."""
        pts = smooth_chain(pts)
        for (a, ra), (b, rb) in zip(pts, pts[1:]):
            self.cone(a, b, ra, rb, color, hair, k, group)

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

    def coat(self, v, N):
        """Coat colour (linear RGB) and fibre length per vertex: soft blend of the nearest parts, then markings."""
        D = np.stack([p['f'](v) for p in self.parts], 1)
        w = np.exp(-np.clip(D - D.min(1, keepdims=True), 0, None) / .018)
        w /= w.sum(1, keepdims=True)
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


def wool_materials():
    """(skin, fibre) materials, shared by all felt; colours come from the colour layers."""
    if 'wool_skin' in bpy.data.materials:
        return bpy.data.materials['wool_skin'], bpy.data.materials['wool_fibre']
    skin = bpy.data.materials.new('wool_skin')
    skin.use_nodes = True
    nt = skin.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = 1
    b.inputs['Specular'].default_value = .05
    at = nt.nodes.new('ShaderNodeAttribute')
    at.attribute_name = 'Col'
    dk = nt.nodes.new('ShaderNodeMixRGB')
    dk.blend_type = 'MULTIPLY'
    dk.inputs[0].default_value = 1
    dk.inputs[2].default_value = (.62, .58, .56, 1)
    nt.links.new(at.outputs['Color'], dk.inputs[1])
    nt.links.new(dk.outputs[0], b.inputs['Base Color'])

    fib = bpy.data.materials.new('wool_fibre')
    fib.use_nodes = True
    nt = fib.node_tree
    nt.nodes.clear()
    N = nt.nodes.new
    L = nt.links.new
    at = N('ShaderNodeAttribute')
    at.attribute_name = 'Col'
    info = N('ShaderNodeHairInfo')
    # fibre to fibre variation, darker roots
    rnd = N('ShaderNodeMapRange')
    rnd.inputs['To Min'].default_value, rnd.inputs['To Max'].default_value = .74, 1.22
    L(info.outputs['Random'], rnd.inputs['Value'])
    root = N('ShaderNodeMapRange')
    root.inputs['To Min'].default_value, root.inputs['To Max'].default_value = .72, 1.12
    L(info.outputs['Intercept'], root.inputs['Value'])
    mul = N('ShaderNodeMath')
    mul.operation = 'MULTIPLY'
    L(rnd.outputs[0], mul.inputs[0])
    L(root.outputs[0], mul.inputs[1])
    vm = N('ShaderNodeVectorMath')
    vm.operation = 'SCALE'
    L(at.outputs['Color'], vm.inputs[0])
    L(mul.outputs[0], vm.inputs['Scale'])
    nr = N('ShaderNodeAttribute')
    nr.attribute_name = 'Nrm'
    dec = N('ShaderNodeVectorMath')
    dec.operation = 'MULTIPLY_ADD'
    dec.inputs[1].default_value = (2, 2, 2)
    dec.inputs[2].default_value = (-1, -1, -1)
    L(nr.outputs['Vector'], dec.inputs[0])
    nrm = N('ShaderNodeVectorMath')
    nrm.operation = 'NORMALIZE'
    L(dec.outputs[0], nrm.inputs[0])
    dif = N('ShaderNodeBsdfDiffuse')
    L(vm.outputs[0], dif.inputs['Color'])
    L(nrm.outputs[0], dif.inputs['Normal'])
    tr = N('ShaderNodeBsdfHair')          # light passing through the fibres: the glowing rim
    tr.component = 'Transmission'
    L(vm.outputs[0], tr.inputs['Color'])
    tr.inputs['RoughnessU'].default_value = .5
    tr.inputs['RoughnessV'].default_value = 1
    mix = N('ShaderNodeMixShader')
    mix.inputs[0].default_value = .28
    L(dif.outputs[0], mix.inputs[1])
    L(tr.outputs[0], mix.inputs[2])
    out = N('ShaderNodeOutputMaterial')
    L(mix.outputs[0], out.inputs['Surface'])
    return skin, fib


def grow(o, length, parents=5000, children=16, thick=.0042, seed=1, mess=1.0):
    """Cover a mesh from Field.mesh() with wool fibres. length: longest fibre (units)."""
    skin, fib = wool_materials()
    o.data.materials.clear()
    o.data.materials.append(skin)
    o.data.materials.append(fib)
    md = o.modifiers.new('wool', 'PARTICLE_SYSTEM')
    ps = o.particle_systems[-1]
    ps.seed = seed
    s = ps.settings
    s.type = 'HAIR'
    s.count = parents
    s.hair_step = 3
    s.display_step = s.render_step = 2
    s.use_advanced_hair = True
    s.hair_length = length
    s.factor_random = .14 * length * mess      # hair_length is stored as 4 * normal_factor: same scale here
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
    s.clump_factor = -.05
    s.roughness_1 = .010 * mess
    s.roughness_1_size = .05
    s.roughness_endpoint = .014 * mess
    s.roughness_2 = .014 * mess
    s.roughness_2_size = .02
    s.length_random = .55
    s.material = 2
    s.root_radius = thick / .01 * .5
    s.tip_radius = thick / .01 * .12
    s.radius_scale = .01
    s.shape = -.2
    return ps
