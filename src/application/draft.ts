import { type Application, fieldNames } from '../../contract/fields.ts';
import { readApplication } from './application.ts';
import { clearFields, formField } from './form-fields.ts';

/**
 * The application as it is being written, kept in the tab's session storage: it outlives a reload, a
 * crash and a change of document, and ends with the tab.
 */
const DRAFT_KEY = 'pet-hotel-club.draft';

/** How long after the last keystroke the draft is saved, in ms. */
const SAVE_AFTER_MS = 300;

/** What this page last kept: a draft's JSON, null for none. Undefined while storage is blocked or full. */
let kept: string | null | undefined;

/** The draft in storage, null for none; undefined where storage is blocked. */
function storedDraft(): string | null | undefined {
  try {
    return sessionStorage.getItem(DRAFT_KEY);
  } catch {
    return undefined;
  }
}

/** Reads a stored draft. Whatever is not a field's text is left out; what cannot be read is no draft. */
export function parseDraft(draft: string | null | undefined): Partial<Application> {
  try {
    const values = JSON.parse(draft ?? '{}');
    return Object.fromEntries(
      fieldNames.filter((name) => typeof values[name] === 'string').map((name) => [name, values[name]]),
    );
  } catch {
    return {};
  }
}

/** Fills the fields that are empty: what the visitor has typed meanwhile stays. */
function fillFrom(draft: string | null | undefined, form: HTMLFormElement): void {
  const values = parseDraft(draft);
  for (const name of fieldNames) formField(form, name).value ||= values[name] ?? '';
}

/** Saves what is in the form; empty fields leave no draft. Blocked or full storage is no error. */
export function saveDraft(form: HTMLFormElement): void {
  const application = readApplication(form);
  try {
    kept = Object.values(application).some(Boolean) ? JSON.stringify(application) : null;
    if (kept) sessionStorage.setItem(DRAFT_KEY, kept);
    else sessionStorage.removeItem(DRAFT_KEY);
  } catch {
    kept = undefined;
  }
}

/**
 * Restores the draft, then saves it as the visitor types and when the page is left.
 *
 * @returns a function that ends the saving
 */
export function keepDraft(form: HTMLFormElement): () => void {
  // A queued submit sends what the visitor saw, which is without the draft.
  if (!form.hasAttribute('aria-busy')) fillFrom(storedDraft(), form);

  const end = new AbortController();
  const { signal } = end;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    clearTimeout(timer);
    saveDraft(form);
  };
  const saveSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(save, SAVE_AFTER_MS);
  };
  form.addEventListener('input', saveSoon, { signal });
  // A hidden page may be ended without another event. When it is shown again it saves nothing: it may be older than the draft.
  const saveHidden = () => document.hidden && save();
  document.addEventListener('visibilitychange', saveHidden, { signal });
  addEventListener('pagehide', save, { signal });
  // Back from the back/forward cache: another document may have changed the draft, or sent it.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    const draft = storedDraft();
    if (!persisted || kept === undefined || draft === kept) return;
    clearFields(form);
    fillFrom(draft, form);
  };
  addEventListener('pageshow', catchUp, { signal });
  // Saves what was typed before React started.
  saveSoon();
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}
