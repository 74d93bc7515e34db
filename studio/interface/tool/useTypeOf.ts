import { useMemo } from 'react';
import { useSchema } from 'sanity';
import type { TypeOf } from '../words/describeField.ts';

/** The compiled types of the Studio's schema, by name. */
export function useTypeOf(): TypeOf {
  const schema = useSchema();
  return useMemo(() => (name) => schema.get(name), [schema]);
}
