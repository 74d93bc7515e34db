/** Path of the module that starts the islands; it also imports their CSS. */
export const ISLANDS_ENTRY = 'components/islands/runtime/islands.ts';
