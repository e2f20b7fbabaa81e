import { useEffect, useState } from 'react';
import { useTranslation } from '../lib/i18n/use-translation.ts';
import { IconButton } from './IconButton.tsx';
import { ArrowUpIcon } from './icons.ts';
import './ScrollToTop.css';

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
      className="scroll-to-top"
      onClick={() => window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })}
    />
  );
}
