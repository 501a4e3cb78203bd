import type { Ref, SubmitEvent } from 'react';
import type { Content } from '../../../content/types.ts';
import { cleanName } from '../../guest/clean-name.ts';
import type { Guest } from '../../guest/stored-guest.ts';
import { keyedElement } from '../../shared/keyed-elements.ts';
import styles from './CheckInQuestion.module.css';

interface CheckInQuestionProps {
  card: Content['hero']['card'];
  button: Ref<HTMLButtonElement>;
  onCheckIn: (guest: Guest) => void;
}

/** The face of the check-in card that asks for the visitor's pet. As a form it takes Enter, even before React runs. */
export function CheckInQuestion({ card, button, onCheckIn }: CheckInQuestionProps) {
  const checkIn = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = (key: string) => keyedElement<HTMLInputElement>(key, event.currentTarget);
    onCheckIn({
      name: cleanName(field('guest-name')?.value ?? ''),
      species: field('species-dog')?.checked ? 'dog' : 'cat',
      stay: 'in',
    });
  };
  return (
    <form
      className={`with-script ${styles.question}`}
      id="check-in"
      data-key="check-in"
      data-face="question"
      // An empty name is fine, and a field that an extension adds must not stop the check-in.
      noValidate
      onSubmit={checkIn}
    >
      <label>
        <span className={styles.words}>{card.question}</span>
        <span className={`focus-ring bordered ${styles.field}`}>
          <input
            type="text"
            data-key="guest-name"
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
          />
        </span>
      </label>
      <p className={styles.kept}>{card.nameIsKept}</p>
      <fieldset className={styles.species}>
        <legend className="visually-hidden">{card.speciesLabel}</legend>
        <label className={styles.cat}>
          <input
            className="cover"
            type="radio"
            name="species"
            value="cat"
            data-key="species-cat"
            defaultChecked
          />
          <span>{card.species.cat}</span>
        </label>
        <label className={styles.dog}>
          <input className="cover" type="radio" name="species" value="dog" data-key="species-dog" />
          <span>{card.species.dog}</span>
        </label>
      </fieldset>
      <button ref={button} type="submit" className="key-button" data-key="submit-check-in">
        <span>{card.actions.in}</span>
      </button>
    </form>
  );
}

/** Empties the question for the next guest. */
export function clearQuestion(card: HTMLElement): void {
  const name = keyedElement<HTMLInputElement>('guest-name', card);
  const cat = keyedElement<HTMLInputElement>('species-cat', card);
  if (name) name.value = '';
  if (cat) cat.checked = true;
}
