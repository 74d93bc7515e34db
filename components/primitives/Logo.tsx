/** The firm's mark, with a margin: a rosette like those of the heroes. */
export function Logo() {
  return (
    <svg className="logo" viewBox="-7.5 -7.5 75 75" width="60" height="60" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6">
        {[0, 30, 60, 90, 120, 150].map((angle) => (
          <ellipse
            key={angle}
            cx="30"
            cy="30"
            rx="24"
            ry="9"
            transform={`rotate(${angle} 30 30)`}
          />
        ))}
      </g>
      <circle cx="30" cy="30" r="3" fill="currentColor" />
    </svg>
  );
}
