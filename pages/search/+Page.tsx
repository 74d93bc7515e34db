import '../sheets/search.css';
import { Hero } from '../../components/sections/Hero.tsx';
import { PageList } from '../../components/sections/search/PageList.tsx';
import { SearchForm } from '../../components/sections/search/SearchForm.tsx';
import { useText } from '../../components/site/useText.tsx';
import type { data } from './+data.ts';

export function Page({ screen, pages, countries }: ReturnType<typeof data>) {
  const { text } = useText();
  return (
    <>
      <Hero group="search" height={screen.heroHeight} seed="search" />
      <div className="content section">
        <SearchForm pages={pages.length} synonyms={screen.synonyms} countries={countries} />
        <p className="guide-note">{text('search.note')}</p>
      </div>
      <PageList pages={pages} />
    </>
  );
}
