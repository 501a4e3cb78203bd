import type { GuestNames } from './types.ts';

/** A stay in one room. Its days are days of the month, counted on into the next month. */
export interface Stay {
  room: number;
  guests: readonly string[];
  /** Whether it is the stay of room 7's guests, whose day the page shows. */
  ours?: true;
  from: number;
  /** The day they leave: the room is free for that night. */
  to: number;
}

/** Rooms of the sample hotel. */
export const ROOMS = 9;

/** The sample month: June, invented guests, room 7's among them. Animals keep their names in both languages. */
export const sampleStays = ({ cat, dog }: GuestNames): readonly Stay[] => [
  { room: 1, guests: ['Zeytin'], from: 2, to: 6 },
  { room: 1, guests: ['Mia'], from: 17, to: 28 },
  { room: 2, guests: ['Boncuk'], from: 1, to: 5 },
  { room: 2, guests: ['Kömür'], from: 9, to: 21 },
  { room: 3, guests: ['Duman'], from: 4, to: 14 },
  { room: 3, guests: ['Ponçik'], from: 21, to: 31 },
  { room: 4, guests: ['Paşa'], from: 6, to: 16 },
  { room: 4, guests: ['Şila'], from: 20, to: 32 },
  { room: 5, guests: ['Limon'], from: 7, to: 18 },
  { room: 6, guests: ['Maviş'], from: 1, to: 7 },
  { room: 6, guests: ['Çakıl'], from: 13, to: 22 },
  { room: 7, guests: [cat, dog], from: 3, to: 8, ours: true },
  { room: 7, guests: ['Luna'], from: 14, to: 19 },
  { room: 8, guests: ['Badem'], from: 10, to: 17 },
  { room: 9, guests: ['Tekir'], from: 5, to: 11 },
  { room: 9, guests: ['Köpük'], from: 24, to: 33 },
];
