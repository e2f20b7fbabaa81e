import type { ComponentProps, CSSProperties } from 'react';
import './DataRow.css';

export interface DataRowProps extends ComponentProps<'article'> {
  /** A CSS colour that lies over the row, strongest at its right end. */
  tint?: string | undefined;
  /** Not everybody can see the entry: the row is pale, its title struck through. */
  gone?: 'muted' | 'struck' | undefined;
}

/**
 * One entry of a list. The columns are `--columns` of its class, which the `data-head` above the list has as well.
 * Parts have the classes `data-row-mark` (the picture before the text), `data-row-sub` (the small line)
 * and `data-row-title`; the link or button whose hit area is the whole row is a `cover`.
 * `data-row-text` around them has the title's line in a `data-row-name`; a `data-row-aside` between small line and name
 * is a column of its own in a wide list, and follows the small line in others, where `data-head` leaves it out.
 */
export function DataRow({ tint, gone, className, style, ...rest }: DataRowProps) {
  return (
    <article
      {...rest}
      className={`data-row ${className}`}
      data-tinted={tint === undefined ? undefined : ''}
      data-gone={gone}
      style={tint === undefined ? style : ({ ...style, '--row-tint': tint } as CSSProperties)}
    />
  );
}
