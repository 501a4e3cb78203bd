/** Whether the visitor asked to save data: then nothing is fetched before their first input. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
