interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says of its connection; not every browser does. */
function connection(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Whether the visitor asked to save data: no further script is then fetched before their first input. */
export function savesData(): boolean {
  return connection().saveData === true;
}

/** Whether the browser says that its connection is slow: 2G or 3G. */
export function hasSlowLine(): boolean {
  return /[23]g/.test(connection().effectiveType ?? '');
}
