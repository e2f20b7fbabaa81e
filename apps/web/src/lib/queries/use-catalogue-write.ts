import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { type CatalogueChange, catalogueChanged } from './catalogue-changed.ts';

/** A write, after which what may look different is asked for again, with a word of success. */
export function useCatalogueWrite<V = void>(
  of: CatalogueChange['of'],
  write: (value: V) => Promise<unknown>,
  done: string,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: async () => {
      await catalogueChanged(queries, { of });
      toast.success(done);
    },
  });
}
