import { type ReactNode, useEffect, useState } from 'react';

/** Says, once the connection is back, that sending can be tried again. The visitor sends, never the page. */
export function BackOnline({ children }: { children: ReactNode }) {
  const [back, setBack] = useState(false);

  useEffect(() => {
    const follow = ({ type }: Event) => setBack(type === 'online');
    addEventListener('online', follow);
    addEventListener('offline', follow);
    return () => {
      removeEventListener('online', follow);
      removeEventListener('offline', follow);
    };
  }, []);

  return <p role="status">{back ? children : null}</p>;
}
