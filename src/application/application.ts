/** What a visitor writes on the application card (spec §3). Optional fields may be empty. */
export interface Application {
  hotelName: string;
  contactName: string;
  email: string;
  phone: string;
  message: string;
}

/** The form's fields, in their order. */
export const fieldNames = ['hotelName', 'contactName', 'email', 'phone', 'message'] as const;

/** Reads the application from a form's fields; a missing field reads as empty. */
export function readApplication(form: HTMLFormElement): Application {
  const data = new FormData(form);
  const read = (name: (typeof fieldNames)[number]) => String(data.get(name) ?? '').trim();
  return {
    hotelName: read('hotelName'),
    contactName: read('contactName'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
  };
}

/** Whether two applications say the same. */
export function sameApplication(one: Application, other: Application): boolean {
  return fieldNames.every((name) => one[name] === other[name]);
}
