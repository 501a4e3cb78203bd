import type { Content } from '../../content/types.ts';
import { fillField } from '../application/fill-field.ts';
import { sectionIds } from './section-ids.ts';

interface AskNearbyProps {
  content: Content;
  /** Tells the links of several places apart. */
  place: 'faq' | 'stores';
}

/**
 * A link to ask for a hotel nearby: it makes the form a question, leads to it, and writes into an empty message. Its key keeps
 * a press before React until React can write the question.
 */
export function AskNearby({ content, place }: AskNearbyProps) {
  const { question, link, message } = content.application.nearby;
  return (
    <a
      className="ask screen-only"
      href={`#${sectionIds.hotelApplication}`}
      data-key={`ask-${place}`}
      data-purpose="question"
      onClick={() => fillField('message', message)}
    >
      <span>{question}</span> <u>{link}</u>
    </a>
  );
}
