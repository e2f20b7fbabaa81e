import { useNavigate, useSearch } from '@tanstack/react-router';
import { Pager } from './Pager.tsx';

export interface AddressPagerProps {
  /** Of all pages together. */
  count: number;
  rowsAPage: number;
  /** The page stays where it is scrolled to. */
  staysPut?: boolean;
  className?: string;
}

/** The pages of a list whose address says `page`; nothing where one page has room for all. */
export function AddressPager({ count, rowsAPage, staysPut = false, className }: AddressPagerProps) {
  const page = useSearch({ strict: false, select: ({ page: shown = 1 }) => shown });
  const navigate = useNavigate();
  const pages = Math.ceil(count / rowsAPage);
  if (pages <= 1) return null;
  const show = (next: number) =>
    void navigate({ to: '.', search: (before) => ({ ...before, page: next }), resetScroll: !staysPut });
  return (
    <div className={className}>
      <Pager page={page} pages={pages} onPage={show} />
    </div>
  );
}
