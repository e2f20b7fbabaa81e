import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './IconButton.tsx';
import { ArrowUpIcon } from './icons.ts';

const threshold = 300;

/** A floating button that appears after 300 px. */
export function ScrollToTop() {
  const { t } = useTranslation('components');
  const [far, setFar] = useState(false);
  useEffect(() => {
    const look = () => setFar(window.scrollY > threshold);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  if (!far) return null;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <IconButton
      icon={ArrowUpIcon}
      label={t('scrollToTop')}
      className="fixed right-4 bottom-4 z-(--z-floating) bg-surface-2 shadow-2 md:right-6 md:bottom-6"
      onClick={() => window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })}
    />
  );
}
