interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** What the browser says of its line, which not every browser does. */
function line(): Connection {
  return (navigator as Navigator & { connection?: Connection }).connection ?? {};
}

/** Whether the visitor asked to save data: then nothing is fetched before their first input. */
export function savesData(): boolean {
  return line().saveData === true;
}

/** Whether the browser says that its line is slow. */
export function hasSlowLine(): boolean {
  return /[23]g/.test(line().effectiveType ?? '');
}
