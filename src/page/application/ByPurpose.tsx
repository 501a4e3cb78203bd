/**
 * A text of the form in both of its purposes. The root's attribute says which is shown (shared.css), also before React
 * has come.
 */
export function ByPurpose({ application, question }: { application: string; question: string }) {
  return (
    <>
      <span className="for-application">{application}</span>
      <span className="for-question">{question}</span>
    </>
  );
}
