"""Bend the dog's leg at its joints after its wool is grown: every fibre keeps its place on the skin, so that pose after pose
is one film. (Another mesh for each pose grows its wool anew, and the coat boils.)"""
import numpy as np
from mathutils import Quaternion, Vector
from felt import linear_to_srgb
from shapes import ease

SOFT = .07           # how far to both sides of a joint its bend is spread, units
SKIN = .03           # how far from a leg's shape, units, the skin that melts into another still goes with it
MELT = (.25, .85)    # between these parts of the upper leg it comes out of the trunk


def turn(a, b, k):
    """The rotation by k times the angle from direction a to direction b, by the shortest way."""
    return np.array(Quaternion().slerp(Vector(a).rotation_difference(Vector(b)), k).to_matrix())


def along(v, joints):
    """The place of each point on the leg's line: 0 shoulder, 1 elbow, 2 wrist, 3 paw."""
    far, place = np.full(len(v), np.inf), np.zeros(len(v))
    for i, (a, b) in enumerate(zip(joints, joints[1:])):
        t = np.clip((v - a) @ (b - a) / ((b - a) @ (b - a)), 0, 1)
        d = np.linalg.norm(v - a - t[:, None] * (b - a), axis=1)
        place, far = np.where(d < far, i + t, place), np.minimum(d, far)
    return place


def belongs(v, field, name):
    """How far each point is a leg's own, 0..1: on its wool, and nearer to it than to another leg."""
    to = lambda groups: np.min([p['f'](v) for p in field.parts if p['group'] in groups], 0)
    own, others = to({name}), to({'fl', 'fr', 'hl', 'hr'} - {name})
    return (1 - ease(own / SKIN - 1)) * ease((others - own) / SKIN)


class Leg:
    """One leg of the dog, as it was built. bend(to, k) brings it k of the way to other joints; bend(to, 0) puts it back."""

    def __init__(self, guest, name):
        """name: fl, fr, hl or hr."""
        self.joints, self.wool = np.array(guest['legs'][name]), guest['wool']
        self.own = lambda v: belongs(v, guest['field'], name)
        me = self.wool.data
        self.rest = np.empty(len(me.vertices) * 3)
        me.vertices.foreach_get('co', self.rest)
        self.rest = self.rest.reshape(-1, 3)
        self.normals = np.array([n.vector for n in me.vertex_normals])
        self.corners = np.empty(len(me.loops), int)
        me.loops.foreach_get('vertex_index', self.corners)
        self.shade = np.empty(len(me.loops) * 4, np.float32)
        me.vertex_colors['Nrm'].data.foreach_get('color', self.shade)
        self.wool.shape_key_add(name='rest')             # where fibres stand is reckoned from this one
        self.key = self.wool.shape_key_add(name='bent')
        self.key.value = 1
        points = [p for o in guest['objects'] if o.name.startswith('toe') for p in o.data.splines[0].bezier_points]
        self.stitches = [(p, np.array(p.co)) for p in points]

    def moved(self, v, to, k):
        """Where the points v go, and the turn of each of them (n, 3, 3)."""
        q, to = self.joints, np.asarray(to, float)
        place = along(v, q)
        R = [turn(q[i + 1] - q[i], to[i + 1] - to[i], k) for i in range(3)]
        at = [q[0] + k * (to[0] - q[0])]
        for i in range(3):
            at.append(at[i] + R[i] @ (q[i + 1] - q[i]))
        length = np.linalg.norm(np.diff(q, axis=0), axis=1)
        own = self.own(v) * ease((place - MELT[0]) / (MELT[1] - MELT[0]))
        begins, ends = ([i + side * SOFT / length[i - (side < 0)] for i in (1, 2)] for side in (-1, 1))
        elbow, wrist = (ease((place - a) / (b - a)) for a, b in zip(begins, ends))
        share = [own * (1 - elbow), own * elbow * (1 - wrist), own * elbow * wrist]
        out = (1 - own)[:, None] * v + sum(s[:, None] * ((v - q[i]) @ R[i].T + at[i]) for i, s in enumerate(share))
        return out, (1 - own)[:, None, None] * np.eye(3) + sum(s[:, None, None] * R[i] for i, s in enumerate(share))

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
