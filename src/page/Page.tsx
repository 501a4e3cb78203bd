import { Fragment, type ReactNode, useEffect } from 'react';
import { GuestContext, useGuestStore } from '../guest/use-guest.ts';
import { useLanguage, type Words } from '../language/use-language.ts';
import { PAGE_READY } from '../shared/page-events.ts';
import { Toast } from '../ui/Toast.tsx';
import { useToast } from '../ui/use-toast.ts';
import { AppStore } from './app-store/AppStore.tsx';
import { ApplicationSection } from './application/ApplicationSection.tsx';
import { FailureMessage } from './application/MailLink.tsx';
import { PrivacyNotice } from './application/PrivacyNotice.tsx';
import { Faq } from './faq/Faq.tsx';
import { Features } from './features/Features.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Menu } from './header/Menu.tsx';
import { Hero } from './hero/Hero.tsx';
import { Hotels } from './hotels/Hotels.tsx';
import { type SectionName, sectionIds, sectionNames } from './section-ids.ts';

/** The whole page, its sections in their order (spec §2). */
export function Page({ initial }: { initial: Words }) {
  const { language, content, switchTo } = useLanguage(initial);
  const toast = useToast();

  const guests = useGuestStore();

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again when the words or the names in them are new
  useEffect(() => {
    document.dispatchEvent(new Event(PAGE_READY));
  }, [content, guests.names]);

  const parts: Readonly<Record<SectionName, ReactNode>> = {
    home: <Hero content={content} />,
    features: <Features content={content} />,
    hotels: <Hotels content={content} />,
    contactPage: <ApplicationSection content={content} notify={toast.show} />,
    appStore: <AppStore content={content} language={language} />,
    faq: <Faq content={content} />,
    contact: <Footer content={content} language={language} />,
  };
  const languageProps = { language, onSwitch: switchTo };
  return (
    <GuestContext value={guests}>
      <a className="skip-link" href={`#${sectionIds.home}`}>
        {content.skipLink}
      </a>
      <Header content={content} {...languageProps} />
      <main>
        {sectionNames
          .filter((name) => name !== 'contact')
          .map((name) => (
            <Fragment key={name}>{parts[name]}</Fragment>
          ))}
      </main>
      {parts.contact}
      <Menu content={content} {...languageProps} />
      <PrivacyNotice content={content} />
      <Toast
        toast={toast}
        words={content.application}
        failureMessage={<FailureMessage content={content} />}
      />
    </GuestContext>
  );
}
