export const privacy = {
  heading: "Privacy",
  description: "What this site writes down, and whom you can ask about it.",
  logs: { heading: "What the server writes down", text: "Our host keeps a log of requests for fourteen days." },
  questions: {
    text: "Whom you can ask:",
    link: "the form of the authority",
    url: "https://www.example.com/complaints",
  },
} as const;
