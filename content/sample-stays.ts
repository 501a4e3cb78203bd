/** A guest's stay; days of the month, 1 to 30. */
export interface Stay {
  room: number;
  guest: string;
  from: number;
  to: number;
}

/** The sample month: June, invented guests. Animals keep their names in both languages. */
export const sampleStays: readonly Stay[] = [
  { room: 7, guest: 'Fındık', from: 3, to: 8 },
  { room: 7, guest: 'Tarçın', from: 3, to: 8 },
  { room: 2, guest: 'Boncuk', from: 1, to: 5 },
  { room: 4, guest: 'Paşa', from: 6, to: 12 },
  { room: 1, guest: 'Zeytin', from: 10, to: 13 },
  { room: 5, guest: 'Limon', from: 12, to: 20 },
  { room: 3, guest: 'Duman', from: 15, to: 18 },
  { room: 2, guest: 'Karamel', from: 17, to: 26 },
  { room: 4, guest: 'Şila', from: 22, to: 28 },
];
