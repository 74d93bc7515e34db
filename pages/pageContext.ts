import type { ComponentType } from 'react';
import type { Locale } from '../locales/locale.ts';
import type { PageData } from './pageData.ts';

declare global {
  namespace Vike {
    interface PageContext {
      locale: Locale;
      Page: ComponentType<object>;
      data: PageData;
    }
  }
}
