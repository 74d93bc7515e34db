import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../../locales/load.ts';
import { programData } from '../../programData.ts';

export const data = (pageContext: PageContextServer) =>
  programData(pageContext, loadContent().site.screens.usGreenCardIndex);
