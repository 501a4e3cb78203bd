"""The two guests, each built from a POSE.

A pose is a dict of joint positions in the animal's own frame: forward = -y, its left = +x, up = +z, ground z = 0,
units = scene units. `place(x, y, z, heading)` puts it into the room (heading in degrees, 0 looks at the camera,
positive turns towards the viewer's right).

Pose keys
  spine   [rump, loin, ribs, chest] positions
  neck    optional point between chest and head;  neck_r: dog: radii of the neck at chest, middle and skull
  head    cranium centre; look: gaze direction of the skull; tilt: roll in degrees
  fl, fr  front legs: [shoulder, elbow, wrist, paw]   (paw = middle of the paw, its underside 0.07 lower)
  hl, hr  hind legs:  [hip, knee, hock, paw]
  fdir, hdir  directions the paws point (horizontal), default forward
  tail    list of points from the rump
  eyes    0 closed .. 1 open;  gaze: optional direction of the eyeballs;  dog: eye_at: place of the left eye in the head's
          frame
  collar  where the collar sits between neck (0) and head (1); collar_r, collar_w: widest radius, half height;
          collar_lift: how far it stands out of the wool; collar_color: dog, for the night, where dyed cloth shines pale
  collar_axis  direction the collar's ring faces, in the animal's frame (default: from the chest to the skull)
  smile   dog: how many stitches long each side of the mouth is (default 6); stitch: its thickness
  ear_bow, inner_ear  cat: how straight an ear's sides are (triangle_ear), colour inside it
  lash    cat: how thick the line of a shut eye is; sink: dog, how far shut eyes sink in, in the eye's radius (default .46)
  nose    cat: colour of the nose (default pink); a dark one is also drawn a little larger
  sock    how far the cream of the front paws climbs to the wrist; lid: cat, colour of shut lids; leg_join: how softly the front legs melt into the trunk
  brow    dog: 0 .. 1 raised brows;  thigh_join: how softly the thighs melt into it;  leg_r: radii of the front legs along their four joints
  lick    cat: the tongue over the lip
  look_world  look is given in the room's frame, not the animal's
  ears    dog: 0 hanging .. 1 lifted back; cat: 0 relaxed .. 1 pricked
  ear_swing  dog: degrees the ears fall forward in the head's frame (a lowered head: its pitch, so that they hang plumb)
  bib     where throat and tag look, in the room's frame (default: down and forward)
  tag     cat: where the bell hangs on the collar, in the room's frame (default: bib); bell: how much further out of the wool
"""
import math
import bpy
import numpy as np
from felt import Field, grow, unit, d_cone, d_ell, srgb_to_linear, linear_to_srgb

R = math.radians
EYE_TARGET = (.02, -6.9, 2.32)   # the camera, which the catchlights answer (stage.CAMERA)
CATCH = 2.0            # brightness of the catchlights in the eyes; render.py sets it per hour


def place(x, y, z=0, heading=0):
    c, s = math.cos(R(heading)), math.sin(R(heading))
    return dict(M=np.array([[c, -s, 0], [s, c, 0], [0, 0, 1.]]), o=np.array([x, y, z], float))


def frame(look, tilt=0):
    """Rotation whose columns are right(+x local), back(+y), up(+z) for a head looking along `look`."""
    f = unit(look)
    b = -f
    x = np.cross(b, [0, 0, 1.])
    x = unit(x) if np.linalg.norm(x) > 1e-3 else np.array([1., 0, 0])
    z = np.cross(x, b)
    a = R(tilt)
    x2 = x * math.cos(a) + z * math.sin(a)
    z2 = -x * math.sin(a) + z * math.cos(a)
    return np.stack([x2, b, z2], 1)


def rot(ax, ay, az):
    """Euler XYZ rotation matrix, degrees."""
    import mathutils
    return np.array(mathutils.Euler((R(ax), R(ay), R(az))).to_matrix())


# ---------------------------------------------------------------- small parts
def plain(name, color, rough=.5, spec=.4, coat=0, emit=0):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    c = (*srgb_to_linear(color), 1)
    b.inputs['Base Color'].default_value = c
    b.inputs['Roughness'].default_value = rough
    b.inputs['Specular'].default_value = spec
    b.inputs['Clearcoat'].default_value = coat
    b.inputs['Clearcoat Roughness'].default_value = .02
    if emit:
        b.inputs['Emission'].default_value = c
        b.inputs['Emission Strength'].default_value = emit
    return m


def set_matrix(o, M, c):
    import mathutils
    m = mathutils.Matrix([[*M[0], c[0]], [*M[1], c[1]], [*M[2], c[2]], [0, 0, 0, 1]])
    o.matrix_world = m
    return o


def ball(c, r, m, M=np.eye(3), scale=(1, 1, 1), name='ball', seg=40):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=seg, ring_count=seg // 2, radius=1)
    o = bpy.context.object
    o.name = name
    bpy.ops.object.shade_smooth()
    o.data.materials.append(m)
    set_matrix(o, np.asarray(M) @ np.diag(np.asarray(scale, float) * r), c)
    return o


def thread(pts, r, m, name='thread', taper=False):
    """Smooth thread through points; taper=True thins towards the end (whiskers)."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth = r
    cu.bevel_resolution = 2
    cu.use_fill_caps = True
    cu.resolution_u = 10
    sp = cu.splines.new('BEZIER')
    sp.bezier_points.add(len(pts) - 1)
    for i, (bp, p) in enumerate(zip(sp.bezier_points, pts)):
        bp.co = p
        bp.handle_left_type = bp.handle_right_type = 'AUTO'
        bp.radius = 1 - .85 * i / (len(pts) - 1) if taper else 1
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    o.data.materials.append(m)
    return o


def eye_material(name, iris, edge, pupil, slit, G=np.eye(3), facing=None):
    """Glass eye: pupil, iris and one soft catchlight painted by the angle from the gaze (-y of the eye object).
    pupil, slit: half width and half height of the pupil on the unit sphere; G: the eye's frame; facing: direction from the
    eye to the camera. The catchlight lies up and left of the spot that faces the camera, never far from the gaze."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    N, L = nt.nodes.new, nt.links.new
    tc = N('ShaderNodeTexCoord')
    sep = N('ShaderNodeSeparateXYZ')
    L(tc.outputs['Object'], sep.inputs[0])

    def math_(op, a, bb=None):
        n = N('ShaderNodeMath')
        n.operation = op
        for i, x in enumerate((a, bb)):
            if x is None:
                continue
            if isinstance(x, (int, float)):
                n.inputs[i].default_value = x
            else:
                L(x, n.inputs[i])
        return n.outputs[0]

    def step(x, lo, hi):
        n = N('ShaderNodeMapRange')
        n.interpolation_type = 'SMOOTHSTEP'
        n.inputs['From Min'].default_value, n.inputs['From Max'].default_value = lo, hi
        L(x, n.inputs['Value'])
        return n.outputs[0]

    def spot(v, soft, hard):
        """1 around the direction v (eye's frame), fading to 0 from hard to soft degrees."""
        n = N('ShaderNodeVectorMath')
        n.operation = 'DOT_PRODUCT'
        L(tc.outputs['Object'], n.inputs[0])
        n.inputs[1].default_value = unit(v)
        return step(n.outputs['Value'], math.cos(R(soft)), math.cos(R(hard)))

    pu = math_('ADD', math_('POWER', math_('ABSOLUTE', math_('DIVIDE', sep.outputs[0], pupil)), 2), math_('POWER', math_('ABSOLUTE', math_('DIVIDE', sep.outputs[2], slit)), 2))
    rr = math_('SQRT', math_('ADD', math_('MULTIPLY', sep.outputs[0], sep.outputs[0]), math_('MULTIPLY', sep.outputs[2], sep.outputs[2])))
    ramp = N('ShaderNodeValToRGB')
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = .30, (*srgb_to_linear(iris), 1)
    e[1].position, e[1].color = .80, (*srgb_to_linear(edge), 1)
    k = e.new(.93)
    k.color = (.006, .005, .005, 1)
    L(rr, ramp.inputs[0])
    mx = N('ShaderNodeMixRGB')
    mx.inputs[1].default_value = (.004, .004, .004, 1)
    L(step(pu, .80, 1.25), mx.inputs[0])
    L(ramp.outputs[0], mx.inputs[2])
    L(mx.outputs[0], b.inputs['Base Color'])
    b.inputs['Roughness'].default_value = .5
    b.inputs['Specular'].default_value = .02
    v = np.asarray(facing if facing is not None else (0, -1, .2), float)
    v = unit(unit(v) + np.array([-.34, 0, .46])) @ G               # to the eye's frame
    v = unit(np.array([np.clip(v[0], -.44, .30), -.84, np.clip(v[2], .36, .48)]))
    glow = math_('MULTIPLY', spot((-v[0] * .8, -.86, -.42), 52, 6), .6)                   # light gathered in the iris, across from the catchlight
    add = N('ShaderNodeMixRGB')
    add.blend_type = 'MULTIPLY'
    add.inputs[0].default_value = 1
    L(mx.outputs[0], add.inputs[1])
    L(glow, add.inputs[2])
    em = N('ShaderNodeMixRGB')
    em.inputs[2].default_value = (1.9, 1.87, 1.8, 1)
    L(spot(v, 14.5, 8.5), em.inputs[0])
    L(add.outputs[0], em.inputs[1])
    L(em.outputs[0], b.inputs['Emission'])
    b.inputs['Emission Strength'].default_value = .5 * CATCH
    return m


def lid(c, r, H, up_angle, low_angle, color, name):
    """Eyelids: a shell around the eye. up_angle / low_angle: height in degrees of the upper and lower lid edge
    in front of the eye (upper 50 = wide open; both about -25 = shut). color: sRGB hex of the wool."""
    nu, nv = 32, 24
    v, f = [], []
    for part in (0, 1):
        n0 = len(v)
        # sweep around the x axis from the lid edge backwards over the top (or the bottom)
        a0, a1 = (up_angle, 170) if part == 0 else (low_angle, -170)
        for i in range(nv + 1):
            a = R(a0 + (a1 - a0) * i / nv)
            for j in range(nu + 1):
                b = R(-90 + 180 * j / nu)
                bulge = 1.0 + .06 * math.exp(-((i / nv) / .08) ** 2)       # thickened edge
                v.append((r * math.sin(b) * 1.02, -r * bulge * math.cos(b) * math.cos(a), r * bulge * math.cos(b) * math.sin(a)))
        for i in range(nv):
            for j in range(nu):
                a = n0 + i * (nu + 1) + j
                q = [a, a + 1, a + nu + 2, a + nu + 1]
                f.append(q if part == 0 else q[::-1])
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    me.polygons.foreach_set('use_smooth', [True] * len(f))
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    set_matrix(o, H, c)
    P = np.array(v)
    N = (P / np.linalg.norm(P, axis=1, keepdims=True)) @ np.asarray(H).T
    li = np.empty(len(me.loops), int)
    me.loops.foreach_get('vertex_index', li)
    for nm, data in (('Col', np.tile(srgb_to_linear(color), (len(P), 1))), ('Nrm', N * .5 + .5)):
        vc = me.vertex_colors.new(name=nm)
        vc.data.foreach_set('color', np.c_[linear_to_srgb(data), np.ones(len(P))][li].ravel().astype(np.float32))
    for nm in ('len', 'den'):
        o.vertex_groups.new(name=nm).add(list(range(len(P))), 1, 'REPLACE')
    grow(o, r * .17, 260, 10, thick=.0030)
    return o


def eye(p, H, hc, name, iris, edge, pupil, slit):
    """The eye material of one animal, for the pose's gaze."""
    G = frame(p['gaze']) if p.get('gaze') is not None else H
    return eye_material(name, iris, edge, pupil, slit, G, np.array(EYE_TARGET) - hc)


def put_eyes(H, hc, off, r, openness, mat, lidmat, gaze=None, dark=None, low=-48, wide=48, droop=6, lash=.10, sink=.46):
    """Two glass eyes with lids. off: (x, y, z) of the left eye in the head frame (mirrored for the right).
    Returns the objects made."""
    before = set(bpy.data.objects)
    G = frame(gaze) if gaze is not None else H
    for s in (1, -1):
        c = hc + H @ np.array([off[0] * s, off[1] + (sink * r if openness < .25 else 0), off[2]])   # shut eyes sink in
        out = H @ rot(0, 0, 20 * s)                      # eyes look slightly outward
        ball(c, r, mat, G, name='eye')
        shut = 1 - openness
        up = wide * openness + (-22) * shut
        lo = low * openness + (-24) * shut
        if .25 < openness < .6:                          # drowsy: a thin, level slit with the lower lid raised
            up, lo = 4 + 30 * (openness - .25), -24
        L = out @ rot(0, s * droop, 0)
        lid(c, r * 1.1, L, up, lo, lidmat, 'lid')
        if openness < .25 and dark is not None:          # lash line, a gently sagging arc
            pts = []
            for t in np.linspace(-1, 1, 7):
                b = R(54 * t)
                a = R(-16 + 20 * t * t)
                rr = r * 1.31
                pts.append(c + L @ np.array([rr * math.sin(b), -rr * math.cos(b) * math.cos(a), rr * math.cos(b) * math.sin(a)]))
            thread(pts, r * lash, dark, 'lash')
    return [o for o in bpy.data.objects if o not in before]


def leg(F, pts, radii, color, hair, group, foot=None, k=.05):
    F.chain(list(zip(pts, radii)), color, hair, k, group)


def paw(F, c, d, r, color, hair, group, toes=4):
    """Paw of radius r (half width) at c pointing along horizontal d, with toes."""
    d = unit([d[0], d[1], 0])
    x = np.array([-d[1], d[0], 0])
    M = np.stack([x, d, [0, 0, 1.]], 1)
    F.ell(c, (r, r * 1.25, r * .72), color, M, hair, .04, group)
    for i in range(toes):
        t = (i - (toes - 1) / 2) / ((toes - 1) / 2)
        p = c + x * t * r * .72 + d * r * (1.02 - .28 * t * t) - np.array([0, 0, r * .18])
        F.ell(p, (r * .35, r * .48, r * .47), color, M, hair, .008, group)
    F.toes.append((np.asarray(c, float), x, d, r, toes))


def toe_threads(F, color, thick):
    """A stitch between neighbouring toes, laid on the wool. Call after F.mesh()."""
    m = plain('stitch' + color, color, .8, .1)
    for c, x, d, r, toes in F.toes:
        for i in range(toes - 1):
            t = (i + .5 - (toes - 1) / 2) / ((toes - 1) / 2)
            o = c + x * t * r * .62 + d * r * .35 - np.array([0, 0, r * .25])
            pts = []
            for e in (62, 38, 14, -8):
                v = unit(d * math.cos(R(e)) + np.array([0, 0, math.sin(R(e))]) + x * t * .12)
                pts.append((o, v, F.reach(o, v)[0] + .010))
            if max(q for _, _, q in pts) < r * 1.7:          # a paw tucked into the coat shows no toes
                thread([o + v * q for o, v, q in pts], thick, m, 'toe')


def placed(points, at):
    """Points of an animal's own frame, in the room."""
    return [at['M'] @ np.asarray(p, float) + at['o'] for p in points]


def limbs(p):
    """The joints of a pose that limbs.py can move, the spine's from the head."""
    return dict({k: p[k] for k in ('fl', 'fr', 'hl', 'hr', 'tail')}, spine=[p['head'], *p['spine'][::-1]])


def to_world(pose, at):
    M = at['M']
    w = dict(pose)
    for k in ('spine', 'fl', 'fr', 'hl', 'hr', 'tail'):
        w[k] = placed(pose[k], at)
    for k in ('head', 'neck'):
        if pose.get(k) is not None:
            w[k], = placed([pose[k]], at)
    if 'collar_axis' in pose:
        w['collar_axis'] = M @ unit(pose['collar_axis'])
    for k in ('look', 'gaze'):
        if pose.get(k) is not None:
            w[k] = M @ unit(pose[k]) if pose.get(k + '_world') is None else unit(pose[k])
    for k, d in (('fdir', (0, -1, 0)), ('hdir', (0, -1, 0))):
        v = pose.get(k, d)
        v = v if isinstance(v, list) else [v, v]
        w[k] = [M @ np.asarray(x, float) for x in v]
    w['up'] = M @ np.array([0, 0, 1.])
    return w


# ---------------------------------------------------------------- dog
DOG = dict(back='#b08259', dark='#7b5033', light='#c6966a', cream='#fdf0da', nose='#1d1513')


def dog(pose, at, quality=1.0, seed=1):
    """Beagle/spaniel puppy. Returns a dict of anchors (world) useful for props: mouth, neck."""
    p = to_world(pose, at)
    c = DOG
    F = Field()
    H = frame(p['look'], p.get('tilt', 0))
    hc = p['head']
    hp = lambda x, y, z: hc + H @ np.array([x, y, z])
    sp = p['spine']
    rr = p.get('spine_r', [.25, .235, .265, .25])
    body_hair = .040
    F.chain([(q, r) for q, r in zip(sp, rr)], c['back'], body_hair, .10, lay=-1)
    # neck
    nb = hc + H @ np.array([0, .06, -.10])
    mid = p.get('neck', (sp[3] + nb) / 2)
    F.chain(list(zip((sp[3], mid, nb), p.get('neck_r', (.20, .18, .17)))), c['back'], body_hair, .12, lay=-1)
    # head
    fh = .024
    F.whorl = hp(0, -.46, -.02)
    F.ell(hc, (.262, .262, .235), c['back'], H, fh, .06)
    for s in (1, -1):
        F.ell(hp(.105 * s, -.165, .075 + .030 * p.get('brow', 0)), (.095, .09, .08), c['back'], H, fh, .07)     # brow
        F.ell(hp(.15 * s, -.09, -.10), (.125, .14, .125), c['light'], H, fh, .09)      # cheek
    F.cone(hp(0, -.15, -.065), hp(0, -.355, -.088), .155, .108, c['cream'], fh * .8, .08, lay=0)   # muzzle
    F.ell(hp(0, -.37, -.045), (.085, .085, .06), c['cream'], H, fh * .7, .05)
    for s in (1, -1):
        F.ell(hp(.062 * s, -.355, -.125), (.078, .095, .075), c['cream'], H, fh * .8, .03)   # flews
    F.ell(hp(0, -.32, -.185), (.07, .09, .05), c['cream'], H, fh * .8, .02)                 # chin
    # ears: hanging leather, two flat ellipsoids each
    lift = p.get('ears', 0)
    for s in (1, -1):
        g = 'ear%d' % s
        F.join[g] = .04
        sway = p.get('ear_out', 0)
        sw = H @ rot(-p.get('ear_swing', 0), 0, 0)
        M1 = sw @ rot(0, -s * (36 + 40 * lift + sway), 0) @ rot(0, 0, s * 12)
        M2 = sw @ rot(0, -s * (10 + 55 * lift + sway), 0) @ rot(-10 - 6 * lift, 0, s * 12)
        a = hp(.235 * s, .005, .135)
        b = a + M1 @ np.array([.0, -.01, -.16])
        e = b + M2 @ np.array([.0, -.015, -.17])
        F.ell((a + b) / 2, (.052, .105, .135), c['dark'], M1, .034, .05, g, -M1[:, 2])
        F.ell((b + e) / 2 + M2 @ np.array([0, 0, -.01]), (.045, .140, .19), c['dark'], M2, .048, .06, g, -M2[:, 2])
    # legs
    for nm, s in (('fl', 1), ('fr', -1)):
        q = p[nm]
        F.join[nm] = p.get('leg_join', .10)
        d = p['fdir'][0 if s > 0 else 1]
        leg(F, q, p.get('leg_r', [.15, .105, .074, .072]), c['back'], .042, nm)
        paw(F, q[3], d, .098, c['cream'], .020, nm)
        top = q[3] + (q[2] - q[3]) * p['sock'] if 'sock' in p else q[2] + (q[1] - q[2]) * .15
        F.paint(lambda P, N, q=q, top=top: d_cone(P, q[3], top, .12, .10), c['cream'], .07, .024)
    for nm, s in (('hl', 1), ('hr', -1)):
        q = p[nm]
        F.join[nm] = p.get('thigh_join', .12)
        d = p['hdir'][0 if s > 0 else 1]
        th = p.get('thigh', 1)
        leg(F, q, [.205 * th, .150 * th, .078, .072], c['back'], .04, nm)
        paw(F, q[3], d, .098, c['cream'], .020, nm)
        F.paint(lambda P, N, q=q: d_cone(P, q[3], q[3] + (q[2] - q[3]) * .45, .115, .085), c['cream'], .04, .024)
    # tail
    t = p['tail']
    n = len(t)
    F.join['tail'] = .07
    F.chain([(x, .088 - .046 * i / (n - 1)) for i, x in enumerate(t)], c['back'], .05, .03, 'tail')
    F.paint(lambda P, N: d_cone(P, t[-2] * .35 + t[-1] * .65, t[-1], .08, .08), c['cream'], .05)
    eye_at = p.get('eye_at', (.108, -.212, .046))
    # markings: saddle, chest bib, blaze
    for a, b2, r1, r2 in ((sp[0], sp[1], .27, .25), (sp[1], sp[2], .25, .25)):
        up = np.array(p.get('saddle', p['up'])) * .16
        F.paint(lambda P, N, a=a, b2=b2, up=up: d_cone(P, a + up, b2 + up, .19, .20), c['dark'], .07)
    front = unit(p.get('bib', unit(sp[3] - sp[2]) * .6 + (H @ np.array([0, -1, 0])) * .3 + np.array([0, 0, -.35])))
    bib0, bib1 = mid + front * .14, sp[3] + front * .20
    F.paint(lambda P, N: d_cone(P, bib0, bib1, .10, .155), c['cream'], .06, .068)
    F.paint(lambda P, N: d_cone(P, bib1, sp[2] + front * .26 + np.array([0, 0, -.1]), .15, .10), c['cream'], .06, .068)
    F.paint(lambda P, N: d_cone(P, hp(0, -.27, .05), hp(0, -.17, .24), .05, .012), c['cream'], .035)
    for s in (1, -1):
        F.paint(lambda P, N, s=s: d_ell(P, hp(.088 * s, -.235, .160 + .024 * p.get('brow', 0)), (.036, .06, .024), H), c['light'], .025)
        F.bald.append((hp((eye_at[0] + .002) * s, eye_at[1] - .023, eye_at[2]), .080))
    F.bald.append((hp(0, -.46, -.045), .060))
    # collar: around the neck, half way
    band = lambda: None
    if not p.get('no_collar'):
        band = collar(F, mid + (nb - mid) * p.get('collar', .5), p.get('collar_axis', unit(nb - sp[3])), p.get('collar_r', .30), p.get('collar_w', .036), p.get('collar_color', '#2f6a6e'), tag='#c9a24a', front=unit(p.get('tag', front)), plumb='tag' in p, lift=p.get('collar_lift', 0))
    o = F.mesh('dog', .0165)
    grow(o, F.hmax, int(5500 * quality), 18, seed=seed)
    # face
    dark = plain('thread_dark', '#2a1a14', .6)
    lidm = '#bb8d63'
    eyes = lambda openness: put_eyes(H, hc, eye_at, .070, openness, eye(p, H, hc, 'eye_dog', '#6b3b1a', '#2c140a', .56, .56), lidm, p.get('gaze'), dark, low=-54, wide=54 + 8 * p.get('brow', 0), droop=4, sink=p.get('sink', .46))
    lids = eyes(p.get('eyes', 1))
    nose = plain('nose_dog', c['nose'], .32, .6)
    NF = Field()
    NF.ell(hp(0, -.462, -.035), (.066, .045, .042), c['nose'], H, .001, .03)
    NF.ell(hp(0, -.458, -.066), (.036, .036, .034), c['nose'], H, .001, .03)
    for s in (1, -1):
        NF.cut('body', hp(.030 * s, -.507, -.042), (.014, .018, .011), H, .008)
    no = NF.mesh('dog_nose', .0055)
    no.data.materials.append(nose)
    stitch = p.get('stitch', .0065)
    thread([hp(0, -.488, -.085), hp(0, -.475, -.135)], min(.006, stitch), dark)
    for s in (1, -1):
        smile = [hp(0, -.472, -.135)]
        for x, y, z in ((.05, -.455, -.160), (.10, -.42, -.163), (.15, -.365, -.140), (.15, -.32, -.100), (.15, -.30, -.078))[:p.get('smile', 6)]:
            a, d = hp(0, y * .72, -.09), H @ unit([x * s, y * .28, z + .09])
            smile.append(a + d * (F.reach(a, d, .5, F.trunk)[0] + .010))
        thread(smile, stitch, dark)
    if p.get('tongue'):
        T = Field()
        T.ell(hp(0, -.425, -.205), (.042, .05, .02), '#d7776e', H @ rot(35, 0, 0), .001, .03)
        T.ell(hp(0, -.455, -.245), (.040, .022, .05), '#d7776e', H, .001, .04)
        to = T.mesh('tongue', .006)
        to.data.materials.append(plain('tongue', '#d2726a', .45))
    band()
    toe_threads(F, '#b59a7c', .0055)
    return dict(mouth=hp(0, -.42, -.2), head=hc, H=H, open=p.get('eyes', 1), eyes=eyes, lids=lids, wool=o, field=F, limbs=limbs(p))


def collar(F, c, axis, r, w, color, tag=None, front=None, bell=False, plumb=False, lift=0, out=0):
    """Band that follows the neck: r = widest radius allowed, w = half its height. Call before F.mesh(): it shortens
    the wool under itself. Returns a function that makes the objects."""
    c = np.asarray(c, float)
    z = unit(axis)
    x = unit(np.cross(z, [.3, .9, .1]))
    y = np.cross(z, x)
    th = np.linspace(0, 2 * math.pi, 96, endpoint=False)
    rays = np.cos(th)[:, None] * x + np.sin(th)[:, None] * y
    R_ = np.clip(F.reach(c, rays, .5, F.trunk), r * .55, r)
    k = np.exp(-.5 * (np.arange(-12, 13) / 4.5) ** 2)
    R_ = np.convolve(np.r_[R_[-12:], R_, R_[:12]], k / k.sum(), 'valid') + .016 + lift
    F.paint(lambda P, N: np.maximum(np.abs((P - c) @ z) - w * 1.1, np.linalg.norm(P - c, axis=1) - r - .10), None, w * .5, .008)

    def make():
        n = 12
        v, f = [], []
        for d, q in zip(rays, R_):
            for j in range(n):
                a = 2 * math.pi * j / n
                v.append(c + d * (q + w * .62 * math.cos(a)) + z * w * 1.15 * math.sin(a))
        for i in range(len(th)):
            for j in range(n):
                i2, j2 = (i + 1) % len(th), (j + 1) % n
                f.append((i * n + j, i2 * n + j, i2 * n + j2, i * n + j2))
        me = bpy.data.meshes.new('collar')
        me.from_pydata([tuple(p) for p in v], [], f)
        me.polygons.foreach_set('use_smooth', [True] * len(f))
        o = bpy.data.objects.new('collar', me)
        bpy.context.collection.objects.link(o)
        me.materials.append(plain('collar' + color, color, .8, .2))
        if tag is not None:
            hang(np.interp(math.atan2(front @ y, front @ x) % (2 * math.pi), th, R_))

    def hang(q):
        f = unit(front - z * (front @ z))
        tc = c + f * (q + w * .9) - z * .055
        if plumb:                                        # a lowered neck: tag and bell hang down, not along the neck
            tc = c + f * (q + w * .9) - np.array([0, 0, .035]) - z * .015
        m = plain('brass', '#c9a24a', .28, .6)
        m.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
        T = np.stack([np.cross(f, z), f, z], 1)
        if bell:                                         # hangs free of the wool: globe, rim, slit
            bc = tc + f * (.022 + out) - z * .004
            ball(bc, .043, m, T, name='bell')
            th_ = np.linspace(0, 2 * math.pi, 25)
            thread([bc + T @ np.array([.0435 * math.cos(t), .0435 * math.sin(t), 0]) for t in th_], .005, m, 'rim')
            slit = plain('slit', '#2a1a10', .8, .1)
            thread([bc + T @ np.array([.0, .045 * math.cos(t), -.045 * math.sin(t)]) for t in np.linspace(.25, 1.3, 6)], .0045, slit, 'slit')
            thread([bc + z * .04, c + f * (q + w * .5)], .008, m, 'loop')
        else:
            ball(tc, .052, m, T, (1, .22, 1), name='tag')
    return make


# ---------------------------------------------------------------- cat
CAT = dict(coat='#e8ad6e', stripe='#ad6430', cream='#fbf0de', pink='#d98a80')


def stripes(chain_pts, period, phase, width=.5, seed=0):
    """Signed 'distance' of tabby bands along a polyline: < 0 inside a band (units of length)."""
    pts = np.array(chain_pts)
    seg = np.linalg.norm(np.diff(pts, axis=0), axis=1)
    s0 = np.r_[0, np.cumsum(seg)]

    def f(P):
        best, s = np.full(len(P), 9e9), np.zeros(len(P))
        for i in range(len(seg)):
            ab = pts[i + 1] - pts[i]
            t = np.clip(((P - pts[i]) @ ab) / (ab @ ab), 0, 1)
            d = np.linalg.norm(P - pts[i] - t[:, None] * ab, axis=1)
            m = d < best
            best[m], s[m] = d[m], (s0[i] + t * seg[i])[m]
        w = s + .012 * np.sin(P[:, 2] * 31 + seed) + .010 * np.sin(P[:, 0] * 37 + 2 + seed)
        return (np.abs(((w / period + phase) % 1) - .5) * 2 - width) * period * .5
    return f


def cat(pose, at, quality=1.0, seed=2):
    """Ginger tabby with cream muzzle. Returns anchors (world)."""
    p = to_world(pose, at)
    c = CAT
    F = Field()
    H = frame(p['look'], p.get('tilt', 0))
    hc = p['head']
    hp = lambda x, y, z: hc + H @ np.array([x, y, z])
    sp = p['spine']
    rr = p.get('spine_r', [.185, .19, .195, .175])
    bh = .038
    F.chain([(q, r) for q, r in zip(sp, rr)], c['coat'], bh, .08, lay=-1)
    nb = hc + H @ np.array([0, .07, -.08])
    mid = p.get('neck', (sp[3] + nb) / 2)
    F.chain([(sp[3], .15), (mid, .135), (nb, .13)], c['coat'], bh, .09, lay=-1)
    fh = .018
    F.whorl = hp(0, -.26, -.03)
    F.ell(hc, (.222, .205, .188), c['coat'], H, fh, .05)
    for s in (1, -1):
        F.ell(hp(.135 * s, -.055, -.065), (.112, .11, .095), c['coat'], H, fh * 1.5, .06)
        F.ell(hp(.048 * s, -.198, -.082), (.066, .064, .054), c['cream'], H, fh * .7, .02)
    F.cone(hp(0, -.12, .035), hp(0, -.205, -.045), .062, .040, c['coat'], fh * .7, .04, lay=0)
    F.ell(hp(0, -.165, -.132), (.052, .06, .042), c['cream'], H, fh * .8, .03)
    for s in (1, -1):
        g = 'ear%d' % s
        F.join[g] = .03
        pr = p.get('ears', 1)
        M = H @ rot(-6, s * (22 + 22 * (1 - pr)), s * -16)
        e = hp(.138 * s, .015, .135)
        # triangular: a cone flattened front to back, hollowed from the front
        ear_ = lambda P, M=M, e=e: triangle_ear(P, e, M, p.get('ear_bow', .9))
        F.parts.append(dict(f=ear_, pts=[(e + M @ np.array([0, 0, .10]), .17)], color=c['coat'], hair=.012, k=.03, group=g, flow=M[:, 2]))
        F.cut(g, e + M @ np.array([0, -.055, .072]), (.060, .040, .092), M, .012)
        F.paint(lambda P, N, e=e, M=M: d_ell(P, e + M @ np.array([0, -.035, .065]), (.060, .030, .084), M), p.get('inner_ear', '#eab7a0'), .012, .016)
    for nm, s in (('fl', 1), ('fr', -1)):
        q = p[nm]
        F.join[nm] = .08
        d = p['fdir'][0 if s > 0 else 1]
        leg(F, q, [.115, .072, .055, .052], c['coat'], .03, nm)
        paw(F, q[3], d, .070, c['cream'], .02, nm)
        F.paint(lambda P, N, q=q: d_cone(P, q[3], q[3] + (q[2] - q[3]) * p.get('sock', .6), .085, .06), c['cream'], .03, .022)
    for nm, s in (('hl', 1), ('hr', -1)):
        q = p[nm]
        F.join[nm] = .09
        d = p['hdir'][0 if s > 0 else 1]
        leg(F, q, [.165, .112, .058, .052], c['coat'], .034, nm)
        paw(F, q[3], d, .070, c['cream'], .02, nm)
        F.paint(lambda P, N, q=q: d_cone(P, q[3], q[3] + (q[2] - q[3]) * .3, .085, .06), c['cream'], .03, .022)
    t = p['tail']
    n = len(t)
    F.join['tail'] = .05
    tr = [.068, .064, .060, .056, .050, .044, .036]
    tail_pts = [(x, float(np.interp(i / (n - 1), np.linspace(0, 1, 7), tr))) for i, x in enumerate(t)]
    F.chain(tail_pts, c['coat'], .036, .02, 'tail')
    # tabby
    up = unit(p.get('saddle', p['up']))
    bands = stripes([sp[0] + unit(sp[0] - sp[1]) * .2, *sp[:4]], .155, .15, .34, 1)
    leg_parts = [(q, nm) for nm in ('fl', 'fr', 'hl', 'hr') for q in [p[nm]]]

    def body_f(P, N):
        dist_head = np.linalg.norm(P - hc, axis=1)
        side = N @ up
        return bands(P) + np.clip(.10 - side * .25, 0, .3) + np.clip(.29 - dist_head, 0, 1) * 2
    F.paint(body_f, c['stripe'], .030)
    tb = stripes([x for x in t], .115, .3, .42, 4)
    tail_d = lambda P: np.min([d_cone(P, a[0], b[0], a[1] + .02, b[1] + .02) for a, b in zip(tail_pts, tail_pts[1:])], 0)
    F.paint(lambda P, N: np.maximum(tb(P), tail_d(P)), c['stripe'], .025)
    F.paint(lambda P, N: np.linalg.norm(P - t[-1], axis=1) - .085, c['stripe'], .04)
    for q, nm in leg_parts:
        lb = stripes([q[1] * .7 + q[0] * .3, q[1], q[2]], .105, .1, .36, 3)
        F.paint(lambda P, N, q=q, lb=lb: np.maximum(lb(P), np.maximum(d_cone(P, q[1], q[2], .15, .08), .0) * 3), c['stripe'], .03)
        sock = p.get('sock', .45) if nm[0] == 'f' else .45
        F.paint(lambda P, N, q=q, sock=sock: d_cone(P, q[3], q[3] + (q[2] - q[3]) * sock, .098, .07), c['cream'], .025, .022)
    # face: forehead M, cheek lines, cream chin, eye rims
    for x0, x1, z0, z1, w in ((.0, .0, .125, .180, .002), (.046, .040, .105, .175, .003), (.088, .104, .105, .150, .0005)):
        for s in ((1, -1) if x0 else (1,)):
            a, b = hp(x0 * s, -.19 + abs(x0) * .35, z0), hp(x1 * s, -.07 + abs(x1) * .2, z1 + .015)
            F.paint(lambda P, N, a=a, b=b, w=w: d_cone(P, a, b, w + .004, w + .010), c['stripe'], .016)
    for s in (1, -1):
        for z0, z1 in ((.0, .005), (-.055, -.075)):
            a, b = hp(.175 * s, -.125, z0), hp(.235 * s, -.0, z1)
            F.paint(lambda P, N, a=a, b=b: d_cone(P, a, b, .014, .022), c['stripe'], .018)
        F.paint(lambda P, N, s=s: d_ell(P, hp(.094 * s, -.175, .032), (.074, .05, .068), H), '#f6d9ae', .020)
    F.paint(lambda P, N: d_ell(P, hp(0, -.185, -.105), (.105, .11, .062), H), c['cream'], .03)
    F.paint(lambda P, N: d_cone(P, hp(0, -.215, -.02), hp(0, -.19, .03), .016, .008), '#e29a58', .03)
    fr_ = unit(p.get('bib', unit(sp[3] - sp[2]) * .6 + np.array([0, 0, -.3]) + (H @ np.array([0, -1, 0])) * .3))
    F.paint(lambda P, N: d_cone(P, mid + fr_ * .10, sp[3] + fr_ * .15, .085, .105), c['cream'], .05, .045)
    for s in (1, -1):
        F.bald.append((hp(.094 * s, -.165, .028), .067))
    F.bald.append((hp(0, -.255, -.055), .026))
    band = lambda: None
    if not p.get('no_collar'):
        band = collar(F, mid + (nb - mid) * p.get('collar', .45), p.get('collar_axis', unit(nb - sp[3])), p.get('collar_r', .19), p.get('collar_w', .026), p.get('collar_color', '#c9714e'), tag=1, front=unit(p.get('tag', fr_)), bell=True, plumb='tag' in p, lift=p.get('collar_lift', 0), out=p.get('bell', 0))
    o = F.mesh('cat', .0125)
    grow(o, F.hmax, int(5500 * quality), 18, thick=.0036, seed=seed)
    dark = plain('thread_cat', '#5a2c1c', .6)
    lidm = p.get('lid', '#f0c590')
    eyes = lambda openness: put_eyes(H, hc, (.094, -.158, .028), .060, openness, eye(p, H, hc, 'eye_cat', '#c3b94f', '#66752f', p.get('pupil', .50), .70), lidm, p.get('gaze'), dark, low=-58, wide=68, droop=9, lash=p.get('lash', .10))
    lids = eyes(p.get('eyes', 1))
    NF = Field()
    nose, big = p.get('nose', c['pink']), 1.3 if 'nose' in p else 1
    NF.ell(hp(0, -.252, -.048), (.030 * big, .017 * big, .015 * big), nose, H, .001, .02)
    NF.ell(hp(0, -.250, -.062), (.014 * big, .014 * big, .014 * big), nose, H, .001, .02)
    no = NF.mesh('cat_nose', .004)
    no.data.materials.append(plain('nose_cat', nose, .45))
    thread([hp(0, -.262, -.072), hp(0, -.256, -.096)], .0042, dark)
    for s in (1, -1):
        thread([hp(0, -.256, -.096), hp(.022 * s, -.254, -.110), hp(.052 * s, -.243, -.104), hp(.080 * s, -.220, -.080), hp(.094 * s, -.200, -.058)], .0042, dark)
        wh = plain('whisker', '#fff8ec', .4, .5)
        for i, (dz, dy) in enumerate(((.03, .03), (.0, .0), (-.035, -.01))):
            a = hp(.070 * s, -.238, -.075 - .016 * (i - 1))
            thread([a, a + H @ np.array([.11 * s, -.03 + dy, .010 + dz * .6]), a + H @ np.array([.23 * s, .02 + dy, dz - .012])], .0030, wh, 'whisker', True)
    if p.get('lick'):                                    # tongue curled up over the lip
        T = Field()
        for x, y, z, rx, rz in ((.012, -.262, -.106, .024, .017), (.022, -.274, -.092, .024, .018), (.031, -.277, -.074, .020, .018)):
            T.ell(hp(x, y, z), (rx, .012, rz), '#d7776e', H, .001, .02)
        T.mesh('tongue_cat', .004).data.materials.append(plain('tongue_cat', '#d96f6c', .4))
    band()
    toe_threads(F, '#c2a184', .0042)
    return dict(mouth=hp(0, -.25, -.12), head=hc, H=H, open=p.get('eyes', 1), eyes=eyes, lids=lids, wool=o, field=F, limbs=limbs(p))


def triangle_ear(P, e, M, bow):
    """Distance to a rounded, slightly cupped triangle standing on e (base half width .115, height .24); bow: its sides
    are nearly straight at .9, round outward at .6."""
    q = (P - e) @ M
    x, y, z = q[:, 0], q[:, 1], q[:, 2]
    t = np.clip(z / .205, 0, 1)
    half = .108 * (1 - t) ** bow + .004
    thick = .036 * (1 - .75 * t)
    y = y + .9 * x * x * 2.2            # cupped
    dx = np.abs(x) - half
    dy = np.abs(y) - thick
    dz = np.maximum(-.05 - z, z - .205)
    d = np.sqrt(np.maximum(dx, 0) ** 2 + np.maximum(dy, 0) ** 2 + np.maximum(dz, 0) ** 2) + np.minimum(np.maximum(dx, np.maximum(dy, dz)), 0)
    return d - .012


# ---------------------------------------------------------------- poses
def mirror(leg_):
    return [(-x, y, z) for x, y, z in leg_]


DOG_SIT = dict(
    spine=[(0, .40, .29), (0, .28, .46), (0, .09, .68), (0, -.03, .88)], spine_r=[.25, .235, .24, .215],
    neck=(0, -.08, 1.07), head=(0, -.17, 1.30), look=(-.10, -.99, .11), look_world=True, tilt=7, eyes=1, ears=0, brow=.4,
    fl=[(.150, -.07, .80), (.168, .01, .53), (.142, -.12, .27), (.150, -.185, .075)], leg_r=[.135, .094, .070, .074],
    collar=.08, sock=.62, leg_join=.045, smile=4,
    hl=[(.22, .30, .31), (.385, .02, .34), (.34, .30, .12), (.39, .02, .075)],
    tail=[(0, .58, .16), (.26, .70, .10), (.50, .66, .11), (.66, .52, .17), (.72, .40, .28)])
DOG_SIT['fr'] = mirror(DOG_SIT['fl'])
DOG_SIT['hr'] = mirror(DOG_SIT['hl'])
DOG_SIT['fdir'] = [(.12, -1, 0), (-.12, -1, 0)]
DOG_SIT['hdir'] = [(.35, -1, 0), (-.35, -1, 0)]
PAW_GIVEN = [(-.165, -.08, .80), (-.325, -.07, .583), (-.165, -.235, .425), (-.125, -.325, .252)]       # its right foreleg, when it gives its paw

CAT_LIE = dict(   # sphinx, awake
    spine=[(0, .42, .19), (0, .20, .23), (0, -.06, .24), (0, -.26, .26)],
    neck=(0, -.36, .40), head=(0, -.42, .56), look=(-.1, -1, .0), tilt=-5, eyes=1, ears=1,
    fl=[(.12, -.24, .20), (.15, -.12, .09), (.12, -.40, .06), (.10, -.56, .055)],
    hl=[(.14, .36, .18), (.23, .16, .17), (.21, .42, .06), (.23, .20, .055)],
    tail=[(0, .58, .14), (-.20, .66, .07), (-.37, .48, .06), (-.42, .24, .06), (-.39, .04, .06), (-.31, -.12, .07)])
CAT_LIE['fr'] = mirror(CAT_LIE['fl'])
CAT_LIE['hr'] = mirror(CAT_LIE['hl'])

DOG_BOW = dict(   # play bow: elbows down, rump up, tail high
    spine=[(0, .50, .72), (0, .27, .65), (0, -.02, .47), (0, -.22, .36)], spine_r=[.21, .20, .235, .23], thigh=.88,
    neck=(0, -.36, .52), head=(.0, -.43, .75), look=(.22, -1, -.06), tilt=-10, eyes=1, ears=.18, tongue=True, brow=1,
    collar=-.32, collar_axis=(0, -.62, .78), collar_r=.27, collar_w=.031,
    fl=[(.17, -.24, .32), (.22, -.14, .11), (.19, -.42, .08), (.18, -.64, .075)],
    hl=[(.17, .50, .62), (.23, .32, .40), (.19, .60, .25), (.19, .52, .075)],
    tail=[(0, .68, .80), (.02, .80, .96), (.06, .84, 1.14), (.14, .80, 1.28)])
DOG_BOW['fr'] = mirror(DOG_BOW['fl'])
DOG_BOW['hr'] = mirror(DOG_BOW['hl'])

DOG_EAT = dict(   # standing, neck lowered, mouth over the bowl, face half towards the camera (bowl at local (.15, -1.03))
    spine=[(0, .44, .66), (0, .23, .66), (0, .02, .66), (0, -.13, .66)], spine_r=[.20, .19, .22, .205], thigh=.86,
    neck=(.05, -.47, .66), neck_r=(.185, .14, .14), head=(.12, -.83, .48), look=(.28, -.80, -.40), sink=.66, eyes=0, eye_at=(.108, -.230, .066), brow=1.3, ears=.05, ear_swing=28,
    collar=.5, collar_r=.23, bib=(-.6, -.45, -.65), leg_join=.07,
    fl=[(.15, -.12, .54), (.18, -.01, .37), (.17, -.05, .19), (.17, -.10, .075)],
    hl=[(.15, .46, .59), (.19, .29, .40), (.18, .52, .22), (.18, .44, .075)],
    tail=[(0, .63, .72), (0, .73, .84), (-.02, .76, 1.0), (-.06, .71, 1.15)])
DOG_EAT['fr'] = [(-.15, -.12, .54), (-.17, -.08, .36), (-.17, -.20, .19), (-.17, -.27, .075)]
DOG_EAT['hr'] = [(-.15, .46, .59), (-.19, .33, .40), (-.18, .58, .22), (-.18, .52, .075)]

DOG_REST = dict(  # down, chin on the paws, one hip rolled out
    spine=[(0, .48, .24), (0, .27, .255), (0, .02, .27), (0, -.20, .26)], spine_r=[.235, .205, .25, .23],
    neck=(0, -.34, .34), head=(0, -.45, .41), look=(0, -1, -.07), tilt=5, eyes=0, ears=0, thigh=1.0, thigh_join=.035,
    fl=[(.17, -.20, .22), (.25, -.12, .09), (.20, -.56, .075), (.145, -.92, .075)],
    hl=[(.215, .43, .27), (.33, .21, .245), (.30, .50, .09), (.35, .17, .075)],
    tail=[(0, .74, .14), (.14, .88, .08), (.32, .90, .07), (.46, .82, .07)])
DOG_REST['fr'] = mirror(DOG_REST['fl'])
DOG_REST['hr'] = mirror(DOG_REST['hl'])
DOG_REST['hdir'] = [(.3, -1, 0), (-.3, -1, 0)]

DOG_SLEEP = dict(   # head laid between the paws, face half towards the camera
    DOG_REST, spine=[(0, .49, .235), (0, .28, .25), (0, .05, .265), (0, -.09, .25)], spine_r=[.235, .215, .25, .22],
    neck=(-.01, -.31, .27), head=(-.03, -.57, .335), look=(.42, -1, -.13), tilt=6, ear_swing=6,
    collar=-.2, collar_r=.253, collar_w=.028, collar_lift=.004,
    collar_axis=(0, -1, .16), collar_color='#6a9390', tag=(.6, -.77, -.12), smile=3, stitch=.006, sock=.5, leg_join=.05,
    fl=[(.17, -.10, .22), (.30, -.05, .09), (.37, -.36, .075), (.40, -.58, .075)],
    fr=[(-.17, -.10, .22), (-.25, -.12, .09), (-.20, -.58, .075), (-.15, -.99, .075)])

DOG_WAIT = dict(DOG_SIT, look=(-.05, -.99, .16), tilt=-9, brow=1, eye_at=(.112, -.222, .050),     # at the empty bowl
                tail=[(0, .58, .16), (.28, .64, .10), (.56, .54, .10), (.80, .38, .14), (.93, .26, .26)])

CAT_BAT = dict(   # sitting, one paw out at the ball
    spine=[(0, .22, .17), (0, .16, .33), (0, .03, .49), (0, -.05, .60)],
    neck=(0, -.10, .73), head=(0, -.19, .85), look=(.46, -.85, -.24), look_world=True, tilt=6, eyes=1, ears=1, pupil=.60,
    fl=[(.10, -.07, .55), (.115, -.03, .36), (.10, -.10, .17), (.10, -.13, .055)],
    fr=[(-.10, -.10, .54), (-.13, -.17, .40), (-.10, -.36, .38), (-.07, -.50, .32)],
    hl=[(.13, .18, .18), (.22, -.04, .20), (.17, .20, .06), (.19, -.06, .055)],
    hr=[(-.13, .18, .18), (-.22, -.04, .20), (-.17, .20, .06), (-.19, -.06, .055)],
    hdir=[(.25, -1, 0), (-.25, -1, 0)],
    bib=(.62, -.75, -.2), collar=-1.2, collar_axis=(0, -.35, .94), collar_r=.17, collar_lift=.006, tag=(.6, -.8, 0),
    tail=[(0, .35, .12), (-.14, .43, .08), (-.30, .41, .06), (-.41, .28, .06), (-.45, .12, .06), (-.45, -.02, .075)])

CAT_LICK = dict(  # sitting over its bowl, done: head up, tongue over the lip
    CAT_BAT, head=(0, -.17, .87), neck=(0, -.09, .73), look=(.10, -1, .02), look_world=True, tilt=-5, eyes=.9, lick=True, pupil=.55, bib=(.2, -.95, -.2),
    fr=[(-.10, -.07, .55), (-.115, -.03, .36), (-.10, -.10, .17), (-.10, -.15, .055)],
    collar=-.9, tag=(.15, -1, -.1),
    tail=[(0, .35, .12), (-.16, .42, .07), (-.33, .36, .06), (-.41, .20, .06), (-.40, .02, .06), (-.30, -.14, .06)])

CAT_LOAF = dict(CAT_LIE, head=(0, -.44, .445), neck=(0, -.36, .33), look=(.05, -1, -.30), tilt=7, eyes=0, ears=.7, tag=(.35, -.9, -.2),
                fl=[(.12, -.24, .20), (.15, -.12, .10), (.11, -.34, .06), (.085, -.42, .055)],
                tail=[(0, .58, .14), (-.20, .64, .07), (-.37, .48, .06), (-.42, .22, .06), (-.38, -.02, .06), (-.28, -.24, .06), (-.16, -.40, .06)],
                spine_r=[.20, .205, .205, .185])
CAT_LOAF['fr'] = mirror(CAT_LOAF['fl'])

CAT_CURL = dict(
    spine=[(-.27, -.06, .16), (-.25, .16, .18), (.0, .28, .19), (.25, .13, .18)],
    neck=(.29, -.05, .21), head=(.15, -.23, .245), look=(-.46, -.87, -.14), tilt=6, eyes=0, ears=.9, ear_bow=.72, inner_ear='#84483a', collar_color='#6a9390', nose='#3a211c',
    tag=(.7, -.55, -.45), bell=.025, collar=.7, collar_r=.27, collar_lift=.006, collar_axis=(-.5, -.8, .1),
    fl=[(.22, .06, .15), (.16, -.08, .08), (.04, -.22, .06), (-.06, -.27, .055)],
    fr=[(.29, .03, .15), (.34, -.14, .08), (.24, -.32, .06), (.08, -.40, .055)],
    hl=[(-.24, .0, .14), (-.10, -.12, .12), (-.22, -.18, .06), (-.10, -.25, .055)],
    hr=[(-.29, -.06, .16), (-.21, -.26, .13), (-.40, -.18, .06), (-.27, -.34, .055)],
    fdir=[(-.8, -.6, 0), (-.9, -.4, 0)], hdir=[(.9, -.5, 0), (.9, -.4, 0)],
    tail=[(-.42, -.04, .10), (-.50, -.20, .06), (-.44, -.38, .055), (-.28, -.46, .055), (-.12, -.50, .055)],
    saddle=(0, .35, .9))

CAT_STRETCH = dict(   # morning stretch: forearms long and flat, chest low, rump up
    spine=[(0, .34, .50), (0, .16, .43), (0, -.08, .28), (0, -.27, .185)], spine_r=[.175, .165, .165, .15],
    neck=(0, -.37, .26), head=(0, -.45, .375), look=(.36, -.93, .02), look_world=True, tilt=-4, eyes=.9, pupil=.5, ears=.85, collar=.32, sock=.05, lid='#d9a061', lash=.17,
    tag=(0, -1, -.2), bell=.055,
    fl=[(.11, -.26, .17), (.145, -.40, .078), (.135, -.68, .058), (.135, -.90, .055)],
    hl=[(.12, .34, .42), (.155, .20, .28), (.135, .45, .17), (.135, .37, .055)],
    tail=[(0, .49, .57), (0, .58, .69), (.02, .61, .84), (.05, .57, .98), (.10, .49, 1.06)])
CAT_STRETCH['fr'] = mirror(CAT_STRETCH['fl'])
CAT_STRETCH['hr'] = mirror(CAT_STRETCH['hl'])
CAT_DOWN = dict(       # how the stretch ends: the cat lies down over its forelegs, the trunk first
    spine=[CAT_STRETCH['head'], CAT_STRETCH['spine'][3], (0, -.069, .240), (0, .178, .336), (0, .376, .352)],
    tail=[(0, .515, .397), (0, .616, .499), (.020, .671, .638), (.057, .664, .782), (.114, .602, .880)],
    hl=[(.125, .370, .310), (.170, .185, .235), (.155, .450, .170), (.150, .370, .055)])
CAT_DOWN['hr'] = mirror(CAT_DOWN['hl'])
