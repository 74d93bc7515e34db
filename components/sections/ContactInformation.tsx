import { Icon } from '../primitives/Icon.tsx';
import { Phone } from '../primitives/Phone.tsx';
import { usePageScope } from '../site/PageScope.tsx';
import { useText } from '../site/useText.tsx';

/** Address, phone numbers, e-mail address, office hours and a note on consultations, beside the form. */
export function ContactInformation() {
  const { exists, paragraphs, phrased, text } = useText();
  const { email, phoneUs, phoneInternational } = usePageScope().site.contact;
  const rows = [
    { icon: 'place', label: 'address', value: phrased('site.address') },
    { icon: 'phone', label: 'phoneUs', value: <Phone number={phoneUs} /> },
    ...(phoneInternational
      ? ([
          {
            icon: 'phone',
            label: 'phoneInternational',
            value: <Phone number={phoneInternational} />,
          },
        ] as const)
      : []),
    {
      icon: 'mail',
      label: 'email',
      value: <a href={`mailto:${email}`}>{email}</a>,
    },
    {
      icon: 'clock',
      label: 'hours',
      value: (
        <>
          {phrased('site.hoursWeekdays')}
          <br />
          {phrased('site.hoursWeekend')}
        </>
      ),
    },
  ] as const;
  return (
    <section id="information" className="information">
      <h2>{phrased('contact.information.title')}</h2>
      <dl>
        {rows.map(({ icon, label, value }) => (
          <div key={label}>
            <Icon name={icon} />
            <dt>{text(`contact.information.${label}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {exists('contact.information.note') && paragraphs('contact.information.note')}
    </section>
  );
}
