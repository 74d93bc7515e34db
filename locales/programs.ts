import type { ProgramFamily } from './routes.ts';
import type { Program, Site } from './site.ts';

/** The programmes that an index shows: those of the families that are listed, in their order. */
export const listedPrograms = ({ programs }: Site, ...families: ProgramFamily[]): Program[] =>
  programs.filter(({ family, listed }) => listed && families.includes(family));
