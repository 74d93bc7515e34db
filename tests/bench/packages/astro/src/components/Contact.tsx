import { useState } from 'react';

interface ContactProps {
  readonly words: Readonly<Record<string, string>>;
  readonly email: string;
}

export default function Contact({ words, email }: ContactProps) {
  const [isSent, setSent] = useState(false);
  return (
    <form action={`mailto:${email}`} onSubmit={() => setSent(true)}>
      {['firstName', 'lastName', 'email', 'phone'].map((name) => (
        <label key={name}>
          {words[name]}
          <input name={name} type={name === 'email' ? 'email' : 'text'} required />
        </label>
      ))}
      <label>
        {words.message}
        <textarea name="message" required />
      </label>
      <button type="submit" className="button" disabled={isSent}>
        {words.submitByEmail}
      </button>
    </form>
  );
}
