import type { Content } from '../../../content/types.ts';
import { email } from '../../../site.config.ts';
import type { Outcome } from '../../application/send-application.ts';
import { Drawing } from '../../ui/Drawing.tsx';
import { sectionIds } from '../section-ids.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import styles from './ApplicationSection.module.css';

interface ApplicationSectionProps {
  content: Content;
  notify: (outcome: Outcome) => void;
}

/** The hotel's registration card, and whom to write to instead. */
export function ApplicationSection({ content, notify }: ApplicationSectionProps) {
  const { application } = content;
  return (
    <section
      className={`${styles.section} screen-only`}
      id={sectionIds.contactPage}
      aria-labelledby="contact-page-title"
    >
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.text}>
          <h2 className="big" id="contact-page-title">
            {application.title}
          </h2>
          <p className="lead">{application.lead}</p>
          <p>{application.individuals}</p>
          <p>
            <span>{application.byMail}</span> <a href={`mailto:${email}`}>{email}</a>
          </p>
          <Drawing name="bell" className={styles.bell} />
        </div>
        <ApplicationForm content={content} notify={notify} />
      </div>
    </section>
  );
}
