import type { Content } from '../../content/types.ts';
import { fillField } from '../application/fill-field.ts';
import { sectionIds } from './section-ids.ts';

interface AskNearbyProps {
  content: Content;
  /** Tells the links of several places apart. */
  place: 'faq' | 'stores';
}

/**
 * The way to ask for a hotel near: leads to the form, with the question in its message if nothing is written there.
 * By its key a press before React is kept until React can write the question.
 */
export function AskNearby({ content, place }: AskNearbyProps) {
  const { question, link, message } = content.application.nearby;
  return (
    <a
      className="ask screen-only"
      href={`#${sectionIds.hotelApplication}`}
      data-key={`ask-${place}`}
      onClick={() => fillField('message', message)}
    >
      <span>{question}</span> <u>{link}</u>
    </a>
  );
}
