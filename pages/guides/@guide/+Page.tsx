import '../../sheets/guides.css';
import { useTranslation } from 'react-i18next';
import { GuidePage } from '../../../components/sections/guides/GuidePage.tsx';
import { TermScope } from '../../../components/sections/terms/TermScope.tsx';
import type { data } from './+data.ts';

/** /guides/… */
export function Page({ index, terms, ...page }: ReturnType<typeof data>) {
  const { t } = useTranslation();
  return (
    <TermScope terms={terms}>
      <GuidePage {...page} trail={[{ to: index.path, label: t('ui.guides') }]} />
    </TermScope>
  );
}
