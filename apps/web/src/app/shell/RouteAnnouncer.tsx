import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** Announces a new page to screen readers, and moves the focus into it when it was lost with the page before. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let timer: number | undefined;
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || !fromLocation) return;
      // The page sets its title in an effect of its own, after this event.
      timer = window.setTimeout(() => setTitle(document.title), 100);
      if (document.activeElement === document.body)
        document.getElementById('main')?.focus({ preventScroll: true });
    });
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
    };
  }, [router]);
  return (
    <div role="status" className="sr-only">
      {title}
    </div>
  );
}
