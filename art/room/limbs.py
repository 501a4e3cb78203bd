"""Bends a guest at its joints after its wool has grown: every fibre keeps its place on the skin, so pose after pose looks like one film.
A new mesh for each pose would grow new wool, and the coat would boil."""
import numpy as np
from mathutils import Quaternion, Vector
from felt import linear_to_srgb
from shapes import ease

SOFT = .07           # how far to both sides of a joint its bend is spread, units
SKIN = .03           # how far from a limb's shape, in units, skin that joins another limb still moves with it
LEG = (.25, .85)     # between these fractions of its first bone a leg leaves the trunk,
MELT = dict(tail=(0, .3), spine=(-1, 0))         # and these for a tail; the spine is the trunk itself


def turn(a, b, k):
    """The rotation by k times the angle from direction a to direction b, by the shortest way."""
    return np.array(Quaternion().slerp(Vector(a).rotation_difference(Vector(b)), k).to_matrix())


def along(v, joints):
    """The place of each point on a limb's line: 0 at its first joint, 1 at its second."""
    far, place = np.full(len(v), np.inf), np.zeros(len(v))
    for i, (a, b) in enumerate(zip(joints, joints[1:])):
        t = np.clip((v - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        d = np.linalg.norm(v - a - t[:, None] * (b - a), axis=1)
        place, far = np.where(d < far, i + t, place), np.minimum(d, far)
    return place


def belongs(v, field, name):
    """How far each point belongs to a limb, 0..1: it is on the limb's wool, and nearer to it than to another. The trunk gets what
    no other limb takes."""
    if name == 'spine':
        return np.ones(len(v))
    to = lambda groups: np.min([p['f'](v) for p in field.parts if p['group'] in groups], 0)
    own, others = to({name}), to({'fl', 'fr', 'hl', 'hr'} - {name})
    return (1 - ease(own / SKIN - 1)) * ease((others - own) / SKIN)


class Limb:
    """A chain of joints in a guest as it was built: a leg (shoulder, elbow, wrist, paw), the tail, or the spine, head first."""

    def __init__(self, field, name, joints):
        """name: fl, fr, hl, hr, tail or spine."""
        self.field, self.name, self.joints = field, name, np.array(joints)
        self.melt = MELT.get(name, LEG)

    def moved(self, v, to, k):
        """Where the points v are k of the way to other joints, the rotation of each (n, 3, 3), and how far it moves with the limb."""
        q, to = self.joints, np.asarray(to, float)
        n = len(q) - 1
        place = along(v, q)
        R = [turn(q[i + 1] - q[i], to[i + 1] - to[i], k) for i in range(n)]
        at = [q[0] + k * (to[0] - q[0])]
        for i in range(n):
            at.append(at[i] + R[i] @ (q[i + 1] - q[i]))
        length = np.linalg.norm(np.diff(q, axis=0), axis=1)
        own = belongs(v, self.field, self.name) * ease((place - self.melt[0]) / (self.melt[1] - self.melt[0]))
        share = [np.ones(len(v))]
        for i in range(1, n):                                  # past a joint the next bone moves the point
            past = ease((place - i + SOFT / length[i - 1]) / (SOFT / length[i - 1] + SOFT / length[i]))
            share[-1:] = [share[-1] * (1 - past), share[-1] * past]
        out = sum(s[:, None] * ((v - q[i]) @ R[i].T + at[i]) for i, s in enumerate(share))
        return out, sum(s[:, None, None] * R[i] for i, s in enumerate(share)), own


class Body:
    """A guest as it was built. bend(to, k) moves the limbs named in `to` k of the way to other joints; bend(to, 0) puts them back. The
    trunk comes first: what no other limb moves goes with it."""

    def __init__(self, guest, names):
        self.limbs, self.wool = [Limb(guest['field'], name, guest['limbs'][name]) for name in names], guest['wool']
        me = self.wool.data
        self.rest = np.empty(len(me.vertices) * 3)
        me.vertices.foreach_get('co', self.rest)
        self.rest = self.rest.reshape(-1, 3)
        self.normals = np.array([n.vector for n in me.vertex_normals])
        self.corners = np.empty(len(me.loops), int)
        me.loops.foreach_get('vertex_index', self.corners)
        self.shade = np.empty(len(me.loops) * 4, np.float32)
        me.vertex_colors['Nrm'].data.foreach_get('color', self.shade)
        self.wool.shape_key_add(name='rest')             # the places of the fibres are computed from this mesh
        self.key = self.wool.shape_key_add(name='bent')
        self.key.value = 1
        points = [p for o in guest['objects'] if o.name.startswith('toe') for p in o.data.splines[0].bezier_points]
        self.stitches = [(p, np.array(p.co)) for p in points]

    def moved(self, v, to, k):
        """Where the points v go, and the turn of each of them (n, 3, 3)."""
        out, turned = v, np.broadcast_to(np.eye(3), (len(v), 3, 3))
        for limb in self.limbs:
            at, R, own = limb.moved(v, to[limb.name], k)
            out = (1 - own)[:, None] * out + own[:, None] * at
            turned = (1 - own)[:, None, None] * turned + own[:, None, None] * R
        return out, turned

    def bend(self, to, k):
        v, turned = self.moved(self.rest, to, k)
        self.key.data.foreach_set('co', v.astype(np.float32).ravel())
        n = np.einsum('nij,nj->ni', turned, self.normals)
        n = (n / np.linalg.norm(n, axis=1, keepdims=True))[self.corners]
        still = (np.abs(turned - np.eye(3)).max((1, 2)) < 1e-6)[self.corners]
        shade = self.shade.reshape(-1, 4).copy()
        shade[~still, :3] = linear_to_srgb(n[~still] * .5 + .5)
        self.wool.data.vertex_colors['Nrm'].data.foreach_set('color', shade.ravel())
        self.wool.data.update()
        for p, co in self.stitches:
            p.co = self.moved(co[None], to, k)[0][0]
