import { Skeleton } from './Skeleton.tsx';
import './DataRow.css';

export interface RowShapeProps {
  /** The classes of the `DataRow`, whose columns the shape has as well. */
  className: string;
  /** Its `data-` attributes, where the columns depend on them. */
  data?: Record<`data-${string}`, ''> | undefined;
  /** Columns behind the text. */
  cells: number;
}

/** A `DataRow` that is still on its way: the badge's square, two bars of text, a bar in each column. */
export function RowShape({ className, data, cells }: RowShapeProps) {
  return (
    <div {...data} className={`data-row ${className}`} aria-hidden="true">
      <Skeleton height="auto" radius={8} className="aspect-square" />
      <div className="data-row-text items-center">
        <Skeleton width={120} className="data-row-sub" />
        <Skeleton width={96} className="data-row-aside max-lg:hidden" />
        <div className="data-row-name">
          <Skeleton width="64%" height={14} />
        </div>
      </div>
      {Array.from({ length: cells }, (_, cell) => (
        <Skeleton key={cell} width="72%" className="ml-auto max-md:hidden" />
      ))}
    </div>
  );
}
