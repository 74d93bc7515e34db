import type { PageContextServer } from 'vike/types';
import { loadContent } from '../../locales/load.ts';
import { pageData } from '../pageData.ts';

export const data = ({ locale }: PageContextServer) =>
  pageData({ locale, page: loadContent().site.screens.home });
