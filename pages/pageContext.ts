import type { ComponentType } from 'react';
import type { Content } from '../locales/content.ts';
import type { Locale } from '../locales/locale.ts';
import type { PageData } from './pageData.ts';

declare global {
  namespace Vike {
    interface PageContext {
      locale: Locale;
      /** The content to render: passed in by the caller, or read from the checkout. */
      content: Content;
      Page: ComponentType<object>;
      data: PageData;
    }
  }
}
