import { Box, useElementSize } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { Locale } from '../../../../locales/locale.ts';
import { say } from '../../../words/say.ts';
import { LANGUAGE_NAMES } from '../../words/languageNames.ts';
import { frameAddress } from './frameDocument.ts';
import { FromFrame, type ToFrame } from './messages.ts';

/** Widths of windows, in CSS pixels. */
const WIDTHS = { phone: 390, desktop: 1280 } as const;

interface PageFrameProps {
  /** HTML of the page's `<body>`; nothing until there is a page to show. */
  readonly html: string | undefined;
  /** Id of the page's document; the page of another is shown from its top. */
  readonly page: string | undefined;
  /** Name of its style sheet. */
  readonly sheet: string | undefined;
  readonly locale: Locale;
  readonly width: keyof typeof WIDTHS;
  /** Number of the place to scroll to at first; the top by default. */
  readonly start: number | undefined;
  readonly onLink: (href: string) => void;
  /** Called with the number of the place that was clicked. */
  readonly onEdit: (place: number) => void;
}

/** A page in its own window, scaled down if there is less room than visitors have. */
export function PageFrame(props: PageFrameProps) {
  const { html, page, sheet, locale, width, start, onLink, onEdit } = props;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [isReady, setReady] = useState(false);
  const shown = useRef<{ readonly page: string | undefined }>(undefined);
  const room = useElementSize(box)?.content;
  const address = useFrameAddress(locale);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent) => {
      if (!frame || source !== frame.contentWindow || !v.is(FromFrame, data)) return;
      if (data.kind === 'ready') setReady(true);
      else if (data.kind === 'link') onLink(data.href);
      else onEdit(data.place);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [frame, onLink, onEdit]);

  useEffect(() => {
    if (!isReady || html === undefined) return;
    const place = placeToShow(shown.current, page, start);
    const message: ToFrame = { html, sheet, ...(place !== undefined && { place }) };
    shown.current = { page };
    frame?.contentWindow?.postMessage(message, location.origin);
  }, [frame, isReady, html, page, sheet, start]);

  return (
    <Box flex={1} ref={setBox} overflow="hidden" height="fill">
      {address && room && (
        <iframe
          ref={setFrame}
          title={say('Preview in [language]', { language: LANGUAGE_NAMES[locale] })}
          src={address}
          // Cannot navigate the Studio, open pop-ups or submit forms.
          sandbox="allow-scripts allow-same-origin"
          style={fit(WIDTHS[width], room)}
        />
      )}
    </Box>
  );
}

/**
 * Where to scroll to.
 *
 * @param shown what the frame shows
 * @param page the page to show
 * @param start the place for the first page
 * @returns nothing to keep the scroll position
 */
function placeToShow(
  shown: { readonly page: string | undefined } | undefined,
  page: string | undefined,
  start: number | undefined,
): ToFrame['place'] {
  if (!shown) return start;
  if (shown.page !== page) return 'top';
  return isEditing() ? 'change' : undefined;
}

/** Whether this editor is typing: the change is then theirs as a rule, and not someone else's. */
const isEditing = () =>
  navigator.userActivation.isActive &&
  document.activeElement?.matches('input, textarea, [contenteditable]') === true;

function useFrameAddress(locale: Locale): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const created = frameAddress(locale);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [locale]);
  return address;
}

/** Scales a wide window down, and centres a narrow one. */
function fit(targetWidth: number, room: { readonly width: number; readonly height: number }) {
  const width = targetWidth === WIDTHS.phone ? targetWidth : Math.max(targetWidth, room.width);
  const scale = Math.min(1, room.width / width);
  return {
    border: 0,
    display: 'block',
    marginInline: scale < 1 ? 0 : 'auto',
    width,
    maxWidth: 'none',
    height: room.height / scale,
    transform: `scale(${scale})`,
    transformOrigin: '0 0',
    background: '#fff',
  };
}
