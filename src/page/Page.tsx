import { useEffect } from 'react';
import { GuestContext, useGuestStore } from '../guest/use-guest.ts';
import { useLanguage, type Words } from '../language/use-language.ts';
import { PAGE_READY } from '../loading/page-events.ts';
import { Toast } from '../ui/Toast.tsx';
import { useToast } from '../ui/use-toast.ts';
import { AppStore } from './app-store/AppStore.tsx';
import { ApplicationSection } from './application/ApplicationSection.tsx';
import { FailureMessage } from './application/FailureMessage.tsx';
import { PrivacyNotice } from './application/PrivacyNotice.tsx';
import { Faq } from './faq/Faq.tsx';
import { Features } from './features/Features.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Menu } from './header/Menu.tsx';
import { Hero } from './hero/Hero.tsx';
import { Hotels } from './hotels/Hotels.tsx';
import { sectionIds } from './section-ids.ts';

/** The whole page, its sections in their order (spec §2). */
export function Page({ initial }: { initial: Words }) {
  const { language, content, switchTo } = useLanguage(initial);
  const toast = useToast();

  const guests = useGuestStore();

  // biome-ignore lint/correctness/useExhaustiveDependencies: sent again when the words or the names in them are new
  useEffect(() => {
    document.dispatchEvent(new Event(PAGE_READY));
  }, [content, guests.names]);

  const languageProps = { language, onSwitch: switchTo };
  return (
    <GuestContext value={guests}>
      <a className="skip-link" href={`#${sectionIds.home}`}>
        {content.skipLink}
      </a>
      <Header content={content} {...languageProps} />
      <main>
        <Hero content={content} />
        <Features content={content} />
        <Hotels content={content} />
        <ApplicationSection content={content} notify={toast.show} />
        <AppStore content={content} language={language} />
        <Faq content={content} />
      </main>
      <Footer content={content} language={language} />
      <Menu content={content} {...languageProps} />
      <PrivacyNotice content={content} />
      <Toast
        toast={toast}
        notices={content.application}
        failureMessage={<FailureMessage content={content} />}
      />
    </GuestContext>
  );
}
