/** View boxes of the drawings in `objects.svg`. */
export const viewBoxes = {
  mark: '0 0 56 48',
  bell: '0 0 120 88',
  letter: '0 0 90 62',
  ball: '0 0 60 60',
  towels: '0 0 96 60',
  bowl: '0 0 96 46',
  leash: '0 0 70 92',
  paw: '0 0 40 40',
  key: '0 0 40 40',
  dish: '0 0 40 40',
  moon: '0 0 40 40',
  carrier: '0 0 128 96',
  telephone: '0 0 120 84',
  window: '0 0 160 112',
  board: '0 0 132 96',
  ringing: '0 0 168 100',
  cake: '0 0 144 108',
  'phone-island': '0 0 30 46',
  'phone-keys': '0 0 30 46',
  'hour-key': '0 0 88 69',
  'sample-code': '0 0 17 17',
  rings: '0 0 174 90',
  'flag-tr': '0 0 54 36',
  'flag-en': '0 0 54 36',
} as const;

export type DrawingName = keyof typeof viewBoxes;
